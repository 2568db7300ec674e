import CGtk

/// Veneer's components as GObject types: for `GtkBuilder`'s `.ui` files, for GTK's inspector, and for C and other languages
/// that know GObject alone.
///
/// | type | properties | signal |
/// |---|---|---|
/// | `VeneerIconTintLabel` | `label`, `icon-name`, `tint`, `style` | |
/// | `VeneerSubtitledButton` | `label`, `subtitle`, `icon-name`, `tint`, `style`, `layout` | `clicked` |
/// | `VeneerPressedImageButton` | `label`, `icon-name`, `pressed-icon-name`, `pressed-scale`, `tint`, `style` | `clicked` |
///
/// Call ``register()`` before the types are used:
///
///     VeneerTypes.register()
///     let builder = gtk_builder_new_from_string(
///       """
///       <interface>
///         <object class="VeneerSubtitledButton" id="express">
///           <property name="label" translatable="yes">Express</property>
///           <property name="subtitle" translatable="yes">Arrives tomorrow</property>
///           <property name="icon-name">clock</property>
///           <property name="style">rounded-row</property>
///           <property name="action-name">app.express</property>
///         </object>
///       </interface>
///       """, -1)
///
/// All properties but `pressed-scale`, a number above 0 that is 1 by default, are strings that may be unset:
/// - `label` and `subtitle` are texts as they are, neither markup nor looked up in translations, which `GtkBuilder` does.
/// - `icon-name` and `pressed-icon-name` are names of symbols as in ``Image/init(systemName:)``, or of symbolic icons of the
///   icon theme. An unknown one shows the placeholder for a missing image.
/// - `tint` is the colour of the icon: a CSS colour such as `#2ec27e` or `teal`, or `accent`. Unset, the label's is the tint around it,
///   and a button's icon is as its text.
/// - `style` of `VeneerSubtitledButton` is `automatic`, `bordered`, `bordered-prominent`, `borderless`, `link`, `list`, `plain`
///   or `rounded-row`; that of the others, which is the label's, `automatic`, `icon-only`, `title-and-icon` or `title-only`.
///   Unset, it is what ``setInheritedModifiers(on:_:)`` sets around the widget.
/// - `layout` is `leading` or `centered`, as ``SubtitledButtonLayout``.
///
/// A value that means nothing is reported once and changes nothing. Properties are notified of when they have changed.
///
/// The buttons are `GtkActionable`: with `action-name` and `action-target` they activate an action and are insensitive while it
/// is disabled. `clicked` comes after that. `gtk_widget_activate` emits it too, and `gtk_widget_grab_focus` gives the button inside
/// the focus.
///
/// The types are final: GObject refuses to derive others from them, and says so.
@MainActor
public enum VeneerTypes {
  /// Registers the types. Calling it again does nothing. It may come before `gtk_init`, on the main thread; programs in C
  /// call `veneer_register_types`.
  public static func register() {
    for component in [ComponentType.iconTintLabel, .subtitledButton, .pressedImageButton] {
      _ = component.type
    }
  }
}

// What C calls, always on the main thread.

/// `void veneer_register_types (void);`
@_cdecl("veneer_register_types")
public func _veneerRegisterTypes() { MainActor.assumeIsolated { VeneerTypes.register() } }

/// `GType veneer_icon_tint_label_get_type (void);`
@_cdecl("veneer_icon_tint_label_get_type")
public func _veneerIconTintLabelType() -> UInt {
  MainActor.assumeIsolated { UInt(ComponentType.iconTintLabel.type) }
}

/// `GType veneer_subtitled_button_get_type (void);`
@_cdecl("veneer_subtitled_button_get_type")
public func _veneerSubtitledButtonType() -> UInt {
  MainActor.assumeIsolated { UInt(ComponentType.subtitledButton.type) }
}

/// `GType veneer_pressed_image_button_get_type (void);`
@_cdecl("veneer_pressed_image_button_get_type")
public func _veneerPressedImageButtonType() -> UInt {
  MainActor.assumeIsolated { UInt(ComponentType.pressedImageButton.type) }
}

/// The look of labels: how a title and an icon are put together.
///
/// Set one anywhere above the labels with ``View/labelStyle(_:)``:
///
///     struct RedIcon: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Label {
///           configuration.title
///         } icon: {
///           configuration.icon.foregroundStyle(.red)
///         }
///       }
///     }
///
/// A label in the body, `Label(configuration)` or a new one, has the next style that is set further out.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label in this style.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// A label in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label, as it was given.
  public struct Title: ErasedView {
    let erased: ErasedContent
  }

  /// The icon of a label, as it was given.
  public struct Icon: ErasedView {
    let erased: ErasedContent
  }

  /// The title. It sees the environment of the place where it is put.
  public let title: Title

  /// The icon. It sees the environment of the place where it is put.
  public let icon: Icon
}

@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}

typealias LabelStyleStack = StyleStack<LabelStyleConfiguration>

private struct LabelStylesKey: EnvironmentKey {
  static var defaultValue: LabelStyleStack? { nil }
}

extension EnvironmentValues {
  var labelStyles: LabelStyleStack? {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside.
  ///
  ///     VStack { Label("Home", systemImage: "house"); AddLabel("New") }
  ///       .labelStyle(.iconTint(.green))
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let style = labelStyleEntry(style)
    return writingEnvironment { $0.labelStyles = StyleStack(style, over: $0.labelStyles) }
  }
}

@MainActor
func labelStyleEntry<Style: LabelStyle>(_ style: Style) -> AnyStyle<LabelStyleConfiguration> {
  TypedStyle(style) { (style: Style, configuration: LabelStyleConfiguration) in
    style.makeBody(configuration: configuration)
  }
}

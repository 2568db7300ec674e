import CGtk

/// The `GListModel` of a list: a number of rows, whose objects are made when GTK asks for them.
///
/// GTK's instance points to this object, cleared when that goes.
@MainActor
final class RowModel {
  private nonisolated(unsafe) let object: UnsafeMutablePointer<Instance>
  /// The object of the row at a position, where one is kept.
  var item: (Int) -> RowItem? = { _ in nil }
  private(set) var count = 0

  /// GObject's part of an instance, and the object that answers for it.
  private struct Instance {
    var parent: GObject
    var owner: UnsafeMutableRawPointer?
  }

  init() {
    object = UnsafeMutableRawPointer(g_object_new_with_properties(RowModel.type, 0, nil, nil)!)
      .assumingMemoryBound(to: Instance.self)
    object.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    object.pointee.owner = nil
    g_object_unref(object)
  }

  /// Another reference, for GTK to take over.
  func makeReference() -> OpaquePointer { OpaquePointer(g_object_ref(object)) }

  func change(at position: Int, removed: Int, added: Int) {
    count += added - removed
    g_list_model_items_changed(OpaquePointer(object), guint(position), guint(removed), guint(added))
  }

  // MARK: The GObject type

  private static func with<Result>(_ model: OpaquePointer?, _ body: @MainActor (RowModel) -> Result)
    -> Result?
  {
    guard let owner = UnsafeMutableRawPointer(model!).assumingMemoryBound(to: Instance.self).pointee.owner
    else { return nil }
    return body(Unmanaged<RowModel>.fromOpaque(owner).takeUnretainedValue())
  }

  private static let type: GType = {
    let type = g_type_register_static_simple(
      g_object_get_type(), "VeneerRowModel", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<Instance>.size), nil, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(
      interface_init: { pointer, _ in
        let interface = pointer!.assumingMemoryBound(to: GListModelInterface.self)
        interface.pointee.get_item_type = { _ in g_object_get_type() }
        interface.pointee.get_n_items = { model in
          nonisolated(unsafe) let model = model
          return MainActor.assumeIsolated { RowModel.with(model) { guint($0.count) } ?? 0 }
        }
        interface.pointee.get_item = { model, position in
          nonisolated(unsafe) let model = model
          return MainActor.assumeIsolated {
            RowReference(RowModel.with(model) { $0.reference(at: Int(position)) })
          }
          .pointer
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    return type
  }()

  private func reference(at position: Int) -> UnsafeMutableRawPointer? {
    guard position < count else { return nil }
    if let item = item(position) { return g_object_ref(item.object) }
    return UnsafeMutableRawPointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
  }
}

/// Carries a pointer out of the main actor's code.
private struct RowReference: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer??) { self.pointer = pointer ?? nil }
}

/// The object that stands for a row in GTK's lists. It carries nothing: GTK tells rows apart by it.
final class RowItem {
  let object: UnsafeMutableRawPointer

  init(_ object: UnsafeMutableRawPointer) {
    self.object = object
    g_object_ref(object)
  }

  deinit { g_object_unref(object) }
}

import CGtk

/// What Veneer brings along inside the program: its symbols and style sheets, as one resource bundle.
@MainActor
package enum Resources {
  /// The folder of GLib's resource tree that Veneer's files lie in.
  package static let prefix = "/org/veneer/"

  /// The bytes of one of Veneer's own files, by its path in the `resources` folder: `symbols/plus.svg`.
  package static func data(_ path: String) -> [UInt8]? {
    register()
    return data(at: prefix + path)
  }

  /// The bytes of any resource in the program, by its whole path: the application's own bundles included.
  package static func data(at path: String) -> [UInt8]? {
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else { return nil }
    defer { g_bytes_unref(bytes) }
    return Array(bytes: bytes)
  }

  /// The names in one folder of Veneer's own files, subfolders ending in a slash.
  package static func names(in folder: String) -> [String] {
    register()
    guard let list = g_resources_enumerate_children(prefix + folder, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
      return []
    }
    defer { g_strfreev(list) }
    var names: [String] = []
    while let name = list[names.count] { names.append(String(cString: name)) }
    return names
  }

  /// Puts the bundle into GLib's resource tree; once is enough for all displays.
  package static func register() { _ = registration }

  private static let registration: Void = {
    var length: gsize = 0
    let text = UnsafeRawPointer(EmbeddedResources.base64.utf8Start).assumingMemoryBound(to: CChar.self)
    let bytes = g_bytes_new_take(g_base64_decode(text, &length), length)
    defer { g_bytes_unref(bytes) }
    guard let resource = g_resource_new_from_data(bytes, nil) else {
      fatalError("Veneer's embedded resources are damaged: build the package anew.")
    }
    g_resources_register(resource)
    g_resource_unref(resource)
  }()
}

extension Array where Element == UInt8 {
  /// A copy of what a `GBytes` holds.
  init(bytes: OpaquePointer) {
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    self.init(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}

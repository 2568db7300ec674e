import CGtk
import Foundation

/// Properties of GObjects, which C reads and writes through calls that Swift cannot make.
@MainActor
enum ObjectProperty {
  static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Bool) {
    withValue("gboolean") {
      g_value_set_boolean(&$0, value ? 1 : 0)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &$0)
    }
  }

  static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Int32) {
    withValue("gint") {
      g_value_set_int(&$0, value)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &$0)
    }
  }

  static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: String) {
    withValue("gchararray") {
      g_value_set_string(&$0, value)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &$0)
    }
  }

  static func bool(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
    withValue("gboolean") {
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &$0)
      return g_value_get_boolean(&$0) != 0
    }
  }

  static func int(_ object: UnsafeMutableRawPointer, _ name: String) -> Int32 {
    withValue("gint") {
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &$0)
      return g_value_get_int(&$0)
    }
  }

  static func string(_ object: UnsafeMutableRawPointer, _ name: String) -> String {
    withValue("gchararray") {
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &$0)
      return g_value_get_string(&$0).map { String(cString: $0) } ?? ""
    }
  }

  private static func withValue<Result>(_ type: String, _ body: (inout GValue) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, g_type_from_name(type))
    defer { g_value_unset(&value) }
    return body(&value)
  }
}

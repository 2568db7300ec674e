// An application whose window is a .ui file with Veneer's components in it.

import CGtk
import InteropSupport
import Veneer
import VeneerTesting

Interop.openDisplay()
VeneerTypes.register()
let application = gtk_application_new(nil, GApplicationFlags(rawValue: 0))!
connect(UnsafeMutableRawPointer(application), "activate") { BuiltWindow.open(in: application) }
Interop.run(application, BuiltWindow.check)

// An application with plain C calls, some of whose widgets are Veneer's.

import CGtk
import InteropSupport
import Veneer
import VeneerTesting

Interop.openDisplay()
let application = gtk_application_new(nil, GApplicationFlags(rawValue: 0))!
connect(UnsafeMutableRawPointer(application), "activate") { PlainWindow.open(in: application) }
Interop.run(application, PlainWindow.check)

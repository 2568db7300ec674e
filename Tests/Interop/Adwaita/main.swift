// A libadwaita application with Veneer's views in its rows and bars.

import CAdwaita
import CGtk
import InteropSupport
import Veneer
import VeneerTesting

Interop.openDisplay()
let application = UnsafeMutableRawPointer(adw_application_new(nil, GApplicationFlags(rawValue: 0))!)
  .assumingMemoryBound(to: GtkApplication.self)
connect(UnsafeMutableRawPointer(application), "activate") { AdwaitaWindow.open(in: application) }
Interop.run(application, AdwaitaWindow.check)

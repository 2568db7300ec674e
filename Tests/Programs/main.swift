// Small programs that tests start as processes of their own, because they own the main loop from start to end.
// The first argument names the program.

import Foundation
import Veneer

switch CommandLine.arguments.dropFirst().first {
case "idle-veneer": IdleProgram.main()
case "idle-tasks": IdleTasksProgram.main()
case "idle-plain": runPlainIdleProgram()
case "async-application": AsyncProgram.runApplication()
case "async-loop": AsyncProgram.runLoop()
case "async-nested-loop": AsyncProgram.runNestedLoop()
case "task": TaskProgram.main()
case "state": StateProgram.main()
case "translation": runTranslationProgram()
case "components": ComponentsProgram.main()
case "event-order": EventOrderProgram.main()
case "nested-loop": NestedLoopProgram.main()
case "dragged-button": DraggedButtonProgram.main()
case "blend-modes": BlendProgram.main()
case "hostile-names": HostileProgram.printNames()
case "hostile-shown": HostileProgram.show(CommandLine.arguments.last ?? "")
case "hostile-drawn": HostileProgram.draw(CommandLine.arguments.last ?? "")
case "shape-scale": ShapeScaleProgram.main()
case "unknown-symbols": UnknownSymbolProgram.main()
case "wrong-values": WrongValueProgram.main()
case "second-display": SecondDisplayProgram.main()
case "kit-options": KitPrograms.printOptions()
case "kit-steps": KitPrograms.clickOneButtonAfterTheOther()
case "kit-without-daemon": KitPrograms.goOnAfter(daemonGets: SIGKILL)
case "kit-with-stopped-daemon": KitPrograms.goOnAfter(daemonGets: SIGSTOP)
default: fatalError("The first argument is none of the programs above.")
}

// Small programs that tests start as processes of their own, because they own the main loop from start to end.
// The first argument names the program.

import Veneer

switch CommandLine.arguments.dropFirst().first {
case "idle-veneer": IdleProgram.main()
case "idle-plain": runPlainIdleProgram()
case "task": TaskProgram.main()
case "state": StateProgram.main()
case "translation": runTranslationProgram()
default: fatalError("Name a program: idle-veneer, idle-plain, task, state or translation.")
}

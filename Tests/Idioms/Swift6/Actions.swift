import Veneer

/// Where actions of every kind are noted.
@MainActor
package final class Notebook {
  package private(set) var notes: [String] = []

  package init() {}

  func write(_ note: String) { notes.append(note) }
  func writeMethod() { write("method") }
  func writeLater() async { write("later") }
}

@MainActor
private func writeNowhere() {}

/// Actions as methods, functions, closures of the main actor, and with tasks in them.
package struct ActionShelf: View {
  let notebook: Notebook
  let onMain: @MainActor () -> Void

  package init(notebook: Notebook) {
    self.notebook = notebook
    onMain = { notebook.write("main actor") }
  }

  package var body: some View {
    VStack {
      Button("Method", action: notebook.writeMethod)
      Button("Own method", action: save)
      Button("Main actor", action: onMain)
      Button("Function", action: writeNowhere)
      Button("Task") {
        Task { await notebook.writeLater() }
      }
      Button("Main task") {
        Task { @MainActor in notebook.write("main task") }
      }
      Button(action: { notebook.write("labelled") }, label: { Text("Labelled") })
      Button("Symbol", systemImage: "plus", action: save)
    }
  }

  private func save() {
    notebook.write("own method")
  }
}

import Veneer

/// What a button for a new entry says.
struct NewEntryLabel: View {
  let title: LocalizedStringResource

  init(_ title: LocalizedStringResource) {
    self.title = title
  }

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: "plus")
    }
  }
}

/// The button around it.
struct NewEntryButton: View {
  let title: LocalizedStringResource
  let action: () -> Void

  init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      NewEntryLabel(title)
    }
  }
}

/// The button as a row of a list.
struct NewEntryRow: View {
  let title: LocalizedStringResource
  let action: () -> Void

  var body: some View {
    NewEntryButton(title, action: action)
      .buttonStyle(.list)
      .symbolVariant(.circle.fill)
  }
}

/// The style of the label is set two views further out.
package struct Journal: View {
  let addEntry: () -> Void

  package init(addEntry: @escaping () -> Void) {
    self.addEntry = addEntry
  }

  package var body: some View {
    List {
      Text("Monday")
      NewEntryRow(title: "New entry", action: addEntry)
    }
    .labelStyle(SignalLabelStyle(color: .teal))
  }
}

/// Rows below each other that scroll, in the look of the theme's lists.
///
///     List(messages) { message in
///       SubtitledButton(title: message.sender, subtitle: message.subject) { open(message) }
///     }
///
/// Each view in it is a row. Rows that stand in the list one by one and rows of collections may follow each other:
///
///     List {
///       Text("Ingredients").font(.headline)
///       ForEach(items) { Text($0.name) }
///       ListAddButton("Add item") { add() }
///     }
///
/// Rows of a collection are made as they come near the part that is seen, so a list may have 100,000 of them. When a row has left
/// it, its widgets show another element: never with that one's presses, animations or ``State``. A view that has state of its
/// own is kept for its element instead, and is there again when the row comes back; a list keeps a hundred of those that have left
/// and makes the others anew.
///
/// What is in a row appears and disappears as the row comes into sight and leaves it, for `onAppear`, `onDisappear` and `task`.
///
/// All rows are made at once where it takes that to know how many there are or where they are: in a ``ForEach`` whose views are
/// an `if` without `else`, several views, an ``AnyView`` or another `ForEach` (of which the inner ones are made as they are
/// needed), and where a modifier that lays out or draws, such as padding, is applied to the `ForEach` rather than to the views in
/// it. What only sets values of the environment, such as a style or a font, may be around it.
///
/// Elements that come, go and move leave the other rows as they are, with focus, presses and state, and the list where it is
/// scrolled to.
///
/// The arrow keys go from row to row. Activating a row, with Return where it has the focus or with a double click beside its
/// controls, presses its button; where it has several or none, nothing happens.
///
/// A list takes the room that it is offered. Where it may choose, as in a ``ScrollView``, it is as high as its rows together, up to 4000
/// logical pixels, and scrolls beyond that.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  /// A list of the views in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each element of `data`, identified by itself.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element of `data`, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ListNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    Content._describe(view.content, in: context, &description)
  }
}

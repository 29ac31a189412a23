/// The Trends pane as it stands, ready to draw.
public typealias TrendsScreen = PaneScreen<TrendsContent>

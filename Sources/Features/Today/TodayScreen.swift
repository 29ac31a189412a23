/// The Today pane as it stands, ready to draw.
public typealias TodayScreen = PaneScreen<TodayContent>

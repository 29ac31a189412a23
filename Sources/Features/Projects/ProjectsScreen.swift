/// The Projects pane as it stands, ready to draw.
public typealias ProjectsScreen = PaneScreen<ProjectsContent>

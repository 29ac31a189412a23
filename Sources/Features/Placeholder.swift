import Core
import Terminal

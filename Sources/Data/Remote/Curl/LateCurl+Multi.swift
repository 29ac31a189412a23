// What Foundation calls of libcurl for many transfers at once.

@c(curl_multi_add_handle)
func lateMultiAddHandle(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_add_handle", a, b, c, d)
}

@c(curl_multi_assign)
func lateMultiAssign(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_assign", a, b, c, d)
}

@c(curl_multi_cleanup)
func lateMultiCleanup(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_cleanup", a, b, c, d)
}

@c(curl_multi_info_read)
func lateMultiInfoRead(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_info_read", a, b, c, d)
}

@c(curl_multi_init)
func lateMultiInit(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_init", a, b, c, d)
}

@c(curl_multi_remove_handle)
func lateMultiRemoveHandle(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_remove_handle", a, b, c, d)
}

@c(curl_multi_setopt)
func lateMultiSetopt(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_setopt", a, b, c, d)
}

@c(curl_multi_socket_action)
func lateMultiSocketAction(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_multi_socket_action", a, b, c, d)
}

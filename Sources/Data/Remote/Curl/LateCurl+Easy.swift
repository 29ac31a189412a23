// What Foundation calls of libcurl for one transfer.

@c(curl_easy_cleanup)
func lateEasyCleanup(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_easy_cleanup", a, b, c, d)
}

@c(curl_easy_getinfo)
func lateEasyGetinfo(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_easy_getinfo", a, b, c, d)
}

@c(curl_easy_init)
func lateEasyInit(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_easy_init", a, b, c, d)
}

@c(curl_easy_pause)
func lateEasyPause(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_easy_pause", a, b, c, d)
}

@c(curl_easy_setopt)
func lateEasySetopt(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_easy_setopt", a, b, c, d)
}

@c(curl_easy_strerror)
func lateEasyStrerror(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_easy_strerror", a, b, c, d)
}

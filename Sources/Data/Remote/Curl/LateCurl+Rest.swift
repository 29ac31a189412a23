// What else Foundation calls of libcurl: lists, addresses, versions.

@c(curl_free)
func lateFree(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_free", a, b, c, d)
}

@c(curl_global_init)
func lateGlobalInit(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_global_init", a, b, c, d)
}

@c(curl_slist_append)
func lateSlistAppend(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_slist_append", a, b, c, d)
}

@c(curl_slist_free_all)
func lateSlistFreeAll(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_slist_free_all", a, b, c, d)
}

@c(curl_url)
func lateUrl(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_url", a, b, c, d)
}

@c(curl_url_get)
func lateUrlGet(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_url_get", a, b, c, d)
}

@c(curl_url_set)
func lateUrlSet(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_url_set", a, b, c, d)
}

@c(curl_version)
func lateVersion(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_version", a, b, c, d)
}

@c(curl_version_info)
func lateVersionInfo(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  LateCurl.pass("curl_version_info", a, b, c, d)
}

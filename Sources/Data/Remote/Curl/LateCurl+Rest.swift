import Synchronization

// What else Foundation calls of libcurl: lists, addresses, versions.

/// The addresses that Foundation has made and not given back yet.
private let addresses = Mutex<Set<Int>>([])

/// Foundation gives an address back by `curl_free`, which is for texts: the parts of the address
/// would stay behind, a quarter of a kilobyte with every request.
@c(curl_free)
func lateFree(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  let isAddress = addresses.withLock { $0.remove(a) != nil }
  return LateCurl.pass(isAddress ? "curl_url_cleanup" : "curl_free", a, b, c, d)
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
  let address = LateCurl.pass("curl_url", a, b, c, d)
  addresses.withLock { _ = $0.insert(address) }
  return address
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

/**
 * Headers every reply carries (S10). Scripts run only with this reply's nonce, style comes from our own
 * sheets only, and nothing is loaded from another origin except the R2 bucket an upload goes to.
 */
export function securityHeaders(
  nonce: string,
  isSecure: boolean,
  uploadOrigin: string | null,
): [string, string][] {
  const csp = [
    "default-src 'self'",
    nonce ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : "script-src 'none'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${uploadOrigin ? ` ${uploadOrigin}` : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return [
    ["content-security-policy", csp],
    ["x-content-type-options", "nosniff"],
    // For browsers on old devices, which do not know frame-ancestors.
    ["x-frame-options", "DENY"],
    ["referrer-policy", "same-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), midi=(self)"],
    ["cross-origin-opener-policy", "same-origin"],
    ...(isSecure
      ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [string, string][])
      : []),
  ];
}

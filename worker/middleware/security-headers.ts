/**
 * Headers every reply carries (safety.md S10). Scripts run only with this reply's nonce; nothing is loaded
 * from another origin except the R2 bucket an upload goes to.
 */
export function securityHeaders(
  nonce: string,
  isSecure: boolean,
  uploadOrigin: string | null,
): [string, string][] {
  const csp = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Style attributes carry hues and bar heights; style elements and sheets stay same-origin.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
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
    ["referrer-policy", "same-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), midi=(self)"],
    ["cross-origin-opener-policy", "same-origin"],
    ...(isSecure
      ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [string, string][])
      : []),
  ];
}

#!/usr/bin/env bash
# Scans the locally served product with Wapiti, signed in as a student and as a teacher; ends 1 on a finding.
# SCAN_SECONDS (600) is for each of the two, a third of it for finding pages; reports go to build/security.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ "${1:-}" != scan ]; then
  command -v wapiti >/dev/null || { echo "Wapiti is missing: pip install wapiti3, and run this again." >&2; exit 2; }
  sessions=$(mktemp -d) && trap 'rm -rf "$sessions"' EXIT
  SESSIONS="$sessions" node_modules/.bin/tsx test/security/serve.ts "$sessions" bash "$0" scan
  exit
fi
mkdir -p build/security
seconds=${SCAN_SECONDS:-600}
status=0
for who in maya teacher; do
  report="build/security/wapiti-$who.json"
  wapiti -u "$BASE_URL/" --scope folder -H "Cookie: $(cat "$SESSIONS/$who")" \
    -x "$BASE_URL/api/logout" -x "$BASE_URL/dev/.*" \
    -m "crlf,csp,exec,file,http_headers,permanentxss,redirect,sql,ssrf,timesql,xss,xxe" \
    --max-scan-time $((seconds / 3)) --max-attack-time $((seconds / 18)) --flush-session --no-bugreport -v 0 -f json -o "$report"
  node -e '
    const { vulnerabilities, infos } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    const found = Object.entries(vulnerabilities).filter(([, list]) => list.length > 0);
    console.log(`${process.argv[2]}: ${infos.crawled_pages_nbr ?? "?"} pages, ${found.length} kinds of findings`);
    for (const [kind, list] of found) for (const { method, path, info } of list) console.log(`  ${kind}: ${method} ${path} ${info}`);
    process.exit(found.length > 0 ? 1 : 0);
  ' "$report" "$who" || status=1
done
exit $status

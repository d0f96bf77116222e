#!/usr/bin/env bash
# Tries SQL injection with sqlmap where the product takes an id, a query or a JSON field, signed in as a student and
# as a teacher; ends 1 when something can be injected. SCAN_SECONDS (600) is for everything.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ "${1:-}" != scan ]; then
  command -v sqlmap >/dev/null || { echo "sqlmap is missing: apt install sqlmap or pip install sqlmap, and run this again." >&2; exit 2; }
  sessions=$(mktemp -d) && trap 'rm -rf "$sessions"' EXIT
  SESSIONS="$sessions" node_modules/.bin/tsx test/security/serve.ts "$sessions" bash "$0" scan
  exit
fi
mkdir -p build/security
log=build/security/sqlmap.log
: >"$log"
ends=$((SECONDS + ${SCAN_SECONDS:-600}))
status=0
try() { # who, path with * where to inject, and a JSON body if it is a POST
  local left=$((ends - SECONDS)) who=$1 path=$2 body=${3:-}
  [ "$left" -gt 0 ] || { echo "not tried, the time is over: $path"; status=1; return; }
  local options=(-u "$BASE_URL$path" --headers "Cookie: $(cat "$SESSIONS/$who")")
  [ -z "$body" ] || options+=(--data "$body" --method POST --headers "Cookie: $(cat "$SESSIONS/$who")
Content-Type: application/json")
  local output
  output=$(timeout "$left" sqlmap "${options[@]}" --batch --flush-session --dbms SQLite --level 2 --risk 1 \
    --technique BEU --ignore-code '*' --threads 4 --output-dir build/security/sqlmap 2>&1 </dev/null) || true
  echo "$output" >>"$log"
  if grep -q "is vulnerable\|injection point(s)" <<<"$output"; then echo "FOUND: $who $path"; status=1
  elif ! grep -q "do not appear to be injectable" <<<"$output"; then echo "not tried to its end: $who $path"; status=1
  else echo "nothing: $who ${body:+POST }$path ($(grep -c "testing '" <<<"$output") kinds of attack)"; fi
}
try maya "/api/ai-coach/conversations/$TALK*/messages"
try maya "/api/ai-dj/tracks/$TRACK*/score.json"
try maya "/api/rooms/ai-dj?track=$TRACK*"
try maya '/api/emotions' '{"emotion":"happy*","context":"daily_checkin*"}'
try maya '/api/classrooms/join' '{"code":"ABCDEF*"}'
try teacher "/api/admin/student-progress?studentId=$STUDENT*"
try teacher "/api/classrooms/$CLASSROOM*/members"
try teacher "/api/admin/students?page=1*"
try teacher '/consent/abcdef*?lang=en'
# Last: sign-in is slow on purpose.
try teacher '/api/auth/login' '{"email":"maya@demo.school*","password":"x"}'
exit $status

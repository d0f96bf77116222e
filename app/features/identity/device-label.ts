const SYSTEMS: [RegExp, string][] = [
  [/CrOS/, "ChromeOS"],
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const firstMatch = (pairs: [RegExp, string][], text: string) =>
  pairs.find(([pattern]) => pattern.test(text))?.[1];

/** Coarse words for a browser's User-Agent, e.g. "Chrome on ChromeOS"; "" when it says nothing we know. */
export function deviceLabelOf(userAgent: string | null): string {
  const browser = firstMatch(BROWSERS, userAgent ?? "");
  const system = firstMatch(SYSTEMS, userAgent ?? "");
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "");
}

// Draws the icons of the installed app from the mark, and its two screenshots from the offline page, which names
// nobody. `npx tsx scripts/make-icons.ts [http://localhost:8787]`; without an address the icons alone.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { root } from "./lib/project.mjs";

const folder = join(root, "public", "icons");
const BARS = [
  { x: 2, height: 10, color: "#4cc2ff" },
  { x: 9, height: 20, color: "#4cc2ff" },
  { x: 16, height: 30, color: "#b28cff" },
  { x: 23, height: 18, color: "#ff5470" },
  { x: 30, height: 8, color: "#ff5470" },
];

/** `share` is how much of the picture the mark fills: a launcher may cut a maskable one to its inner 80 percent. */
function iconHtml(share: number, isRound: boolean): string {
  const bars = BARS.map(
    ({ x, height, color }) =>
      `<rect x="${x}" y="${18 - height / 2}" width="4" height="${height}" rx="2" fill="${color}"/>`,
  );
  const side = 36 / share;
  const corner = isRound ? ` rx="${side * 0.22}"` : "";
  const from = 18 - side / 2;
  return `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>
<svg viewBox="${from} ${from} ${side} ${side}"><rect x="${from}" y="${from}" width="${side}" height="${side}"${corner} fill="#07090f"/>${bars.join("")}</svg>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
mkdirSync(folder, { recursive: true });
const page = await browser.newPage();
for (const size of [192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  for (const [name, share, isRound] of [
    ["icon", 0.72, true],
    ["maskable", 0.56, false],
  ] as const) {
    await page.setContent(iconHtml(share, isRound));
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), omitBackground: true });
  }
}
const [address] = process.argv.slice(2);
if (address) {
  for (const { name, width, height } of [
    { name: "wide", width: 1280, height: 800 },
    { name: "narrow", width: 360, height: 740 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${address}/offline#drummer`, { waitUntil: "networkidle" });
    await page.locator("#drummer .pad").first().scrollIntoViewIfNeeded();
    // The drums themselves, not the words above them.
    await page.locator("#drummer").evaluate((element) => element.scrollIntoView({ block: "start" }));
    await page.screenshot({ path: join(folder, `screenshot-${name}.jpg`), quality: 60 });
  }
}
await browser.close();

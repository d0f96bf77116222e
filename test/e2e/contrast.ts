import type { Browser, Page } from "playwright-core";

type TextBox = { text: string; rgb: [number, number, number]; x: number; y: number; w: number; h: number };
export type PoorText = { text: string; ratio: number };

/**
 * Texts of a page that stand on a pixel with less than the wanted contrast: the page is photographed without its
 * letters and every second pixel behind each text is compared with the text's colour (WCAG 2.2, 1.4.3).
 */
export async function findPoorContrast(
  browser: Browser,
  page: Page,
  least: number,
): Promise<{ checked: number; poor: PoorText[] }> {
  const { boxes, photo } = await photographGround(page);
  return { checked: boxes.length, poor: await compare(browser, photo, boxes, least) };
}

/** The page without its letters, and where they stood; again if something moved in the meantime. */
async function photographGround(page: Page): Promise<{ boxes: TextBox[]; photo: string }> {
  for (;;) {
    await fitWholePage(page);
    const boxes = await page.evaluate(listTexts);
    await page.evaluate(toggleLetters);
    const photo = await page.screenshot({ animations: "disabled" });
    await page.evaluate(toggleLetters);
    // Styles taken away may hold for a moment more: nothing would be visible, twice the same.
    await page.waitForFunction(
      () => getComputedStyle(document.body).webkitTextFillColor !== "rgba(0, 0, 0, 0)",
    );
    const after = await page.evaluate(listTexts);
    if (JSON.stringify(after) === JSON.stringify(boxes)) return { boxes, photo: photo.toString("base64") };
  }
}

/** Runs in the page: takes the letters away, or gives them back. */
function toggleLetters(): void {
  if (document.adoptedStyleSheets.length > 0) {
    document.adoptedStyleSheets = [];
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
    text-decoration-color: transparent !important; caret-color: transparent !important; }`);
  document.adoptedStyleSheets = [sheet];
}

/** A window as tall as the page, so that one photograph holds all of it. */
async function fitWholePage(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** Runs in the page: every line of visible text with its colour and place. */
function listTexts(): TextBox[] {
  const boxes: TextBox[] = [];
  // Colours come as rgb(), color(srgb), oklab(): one painted pixel says them all in one way.
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!paint) throw new Error("no canvas");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    // What cannot be used now need not be read (WCAG 1.4.3, inactive components).
    if (parent.closest(":disabled, [aria-disabled=true]")) continue;
    // Letters cut out of a gradient have no one colour, and stay in the photograph.
    if (getComputedStyle(parent).webkitTextFillColor === "rgba(0, 0, 0, 0)") continue;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = getComputedStyle(parent).color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line that is half scrolled away ends where its box does, inside the border.
    const frames: DOMRect[] = [];
    for (let box: Element | null = parent; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === "visible") continue;
      const { left, top } = box.getBoundingClientRect();
      frames.push(new DOMRect(left + box.clientLeft, top + box.clientTop, box.clientWidth, box.clientHeight));
    }
    for (const whole of range.getClientRects()) {
      // Whole pixels: half of a pixel at the edge belongs to what stands beside.
      const left = Math.ceil(Math.max(whole.left, ...frames.map((frame) => frame.left)));
      const upper = Math.ceil(Math.max(whole.top, ...frames.map((frame) => frame.top)));
      const right = Math.floor(Math.min(whole.right, ...frames.map((frame) => frame.right)));
      const lower = Math.floor(Math.min(whole.bottom, ...frames.map((frame) => frame.bottom)));
      const rect = new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, lower - upper));
      const [centreX, centreY] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      const top = document.elementFromPoint(centreX, centreY);
      const isShown = top !== null && (top.contains(parent) || parent.contains(top));
      if (!isShown || rect.width < 2 || rect.height < 2) continue;
      boxes.push({
        text: text.slice(0, 60),
        rgb: [red, green, blue],
        ...{ x: rect.x, y: rect.y, w: rect.width, h: rect.height },
      });
    }
  }
  return boxes;
}

/** Reads the photograph's pixels in an empty page, which has the only decoder at hand. */
async function compare(
  browser: Browser,
  photo: string,
  boxes: TextBox[],
  least: number,
): Promise<PoorText[]> {
  const context = await browser.newContext();
  const empty = await context.newPage();
  const poor = await empty.evaluate(
    async (input) => {
      const image = new Image();
      image.src = `data:image/png;base64,${input.photo}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const paint = canvas.getContext("2d", { willReadFrequently: true });
      if (!paint) throw new Error("no canvas");
      paint.drawImage(image, 0, 0);
      const linear = (value: number) =>
        value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (r: number, g: number, b: number) =>
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      const found: { text: string; ratio: number }[] = [];
      for (const { text, rgb, x, y, w, h } of input.boxes) {
        const { data, width, height } = paint.getImageData(x, y, Math.max(1, w), Math.max(1, h));
        const ink = luminance(...rgb);
        let ratio = 21;
        for (let row = 0; row < height; row += 2) {
          for (let column = 0; column < width; column += 2) {
            const at = (row * width + column) * 4;
            const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            ratio = Math.min(ratio, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
          }
        }
        if (ratio < input.least) found.push({ text, ratio: Math.round(ratio * 100) / 100 });
      }
      return found;
    },
    { photo, boxes, least },
  );
  await context.close();
  return poor;
}

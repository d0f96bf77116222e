import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAsNewStudent } from "./browser";

/**
 * WCAG 2.3.1: no more than three flashes a second, a flash being a pair of opposing changes of relative
 * luminance by 0.1 or more where the darker is below 0.8, unless the flashing area stays below a quarter of
 * any 341 × 256 px block. Saturated red counts by itself.
 */
const BLOCK = { width: 341, height: 256 };
const MAX_FLASH_AREA = 0.25 * BLOCK.width * BLOCK.height;

describe("flash limits of the drums (A1)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function openDrums(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
    const visitor = await newVisitor(browser, { reducedMotion });
    await signInAsNewStudent(visitor);
    await visitor.page.goto("/#drummer", { waitUntil: "networkidle" });
    return visitor.page;
  }

  /** Largest area, in px² of any block, that differs between two screenshots by a flash's worth. */
  const compare = (page: Page, dark: Buffer, bright: Buffer) =>
    page.evaluate(
      async ({ images, block }) => {
        const frames = [];
        for (const base64 of images) {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext("2d");
          if (!context) throw new Error("no canvas");
          context.drawImage(bitmap, 0, 0);
          frames.push(context.getImageData(0, 0, bitmap.width, bitmap.height));
        }
        const [first, second] = frames;
        if (!first || !second) throw new Error("two frames are needed");
        const linear = (value: number) =>
          value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        const luminance = ({ data }: ImageData, at: number) =>
          0.2126 * linear(data[at] ?? 0) +
          0.7152 * linear(data[at + 1] ?? 0) +
          0.0722 * linear(data[at + 2] ?? 0);
        const isRed = ({ data }: ImageData, at: number) => {
          const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          return r + g + b > 60 && r / (r + g + b) >= 0.8;
        };
        const { width, height } = first;
        // Summed-area table: the count of flashing pixels in any block from four look-ups.
        const sums = new Float64Array((width + 1) * (height + 1));
        let red = 0;
        let largestChange = 0;
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const at = (y * width + x) * 4;
            const [a, b] = [luminance(first, at), luminance(second, at)];
            const isFlash = Math.abs(a - b) >= 0.1 && Math.min(a, b) < 0.8;
            largestChange = Math.max(largestChange, Math.abs(a - b));
            if (isRed(first, at) !== isRed(second, at)) red += 1;
            const cell = (y + 1) * (width + 1) + x + 1;
            sums[cell] =
              (isFlash ? 1 : 0) +
              (sums[cell - 1] ?? 0) +
              (sums[cell - width - 1] ?? 0) -
              (sums[cell - width - 2] ?? 0);
          }
        }
        let area = 0;
        const [blockWidth, blockHeight] = [Math.min(block.width, width), Math.min(block.height, height)];
        for (let y = blockHeight; y <= height; y++) {
          for (let x = blockWidth; x <= width; x++) {
            const row = y * (width + 1);
            const above = (y - blockHeight) * (width + 1);
            area = Math.max(
              area,
              (sums[row + x] ?? 0) -
                (sums[row + x - blockWidth] ?? 0) -
                (sums[above + x] ?? 0) +
                (sums[above + x - blockWidth] ?? 0),
            );
          }
        }
        return { area, red, largestChange };
      },
      { images: [dark.toString("base64"), bright.toString("base64")], block: BLOCK },
    );

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    it(`all six pads going on and off together stay below the limit (motion: ${reducedMotion})`, async () => {
      const page = await openDrums(reducedMotion);
      const grid = page.locator(".pad-grid");
      await grid.scrollIntoViewIfNeeded();
      const box = await grid.boundingBox();
      if (!box) throw new Error("no pads");
      // The glow reaches beyond the pads.
      const clip = { x: box.x - 30, y: box.y - 30, width: box.width + 60, height: box.height + 60 };
      const dark = await page.screenshot({ clip });
      // Every state 13 hits a second can show lies between "none" and "all": this is the widest step there is.
      await page.evaluate(() => {
        for (const pad of document.querySelectorAll<HTMLElement>(".pad")) pad.dataset.hit = "self";
      });
      const bright = await page.screenshot({ clip });
      const { area, red, largestChange } = await compare(page, dark, bright);
      console.log(
        `pads (${reducedMotion}): ${area} px² of ${MAX_FLASH_AREA}, largest change ${largestChange.toFixed(3)}`,
      );
      expect(largestChange).toBeGreaterThan(0.01);
      expect(area).toBeLessThan(MAX_FLASH_AREA);
      expect(red).toBeLessThan(MAX_FLASH_AREA);
      await page.context().close();
    });

    it(`the lanes at 200 BPM with hits at 13 a second stay below the limit (motion: ${reducedMotion})`, async () => {
      const page = await openDrums(reducedMotion);
      for (let i = 0; i < 16; i++) await page.getByRole("button", { name: "Faster, 5 BPM more" }).click();
      await page.getByRole("button", { name: "Beat Matching" }).click();
      await page.getByLabel("Level").selectOption("3");
      await page.getByRole("button", { name: "Start a round" }).click();
      const worst = await page.locator(".drum-lanes").evaluate(async (element, block) => {
        const canvas = element as HTMLCanvasElement;
        const [width, height] = [canvas.width, canvas.height];
        const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        if (!copy) throw new Error("no canvas");
        const linear = Float32Array.from({ length: 256 }, (_, value) =>
          value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        const pads = [...document.querySelectorAll<HTMLElement>(".pad")].slice(0, 3);
        const [extreme, direction] = [new Float32Array(width * height), new Int8Array(width * height)];
        const changes = new Uint8Array(width * height);
        const begin = performance.now();
        let frames = 0;
        let hits = 0;
        // One second from the second beat of the round on.
        await new Promise<void>((resolve) => {
          const step = () => {
            const elapsed = performance.now() - begin - 1700;
            while (hits < (elapsed / 1000) * 13) {
              pads[hits++ % pads.length]?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            }
            if (elapsed < 0) {
              requestAnimationFrame(step);
              return;
            }
            copy.fillStyle = "#0a0e18";
            copy.fillRect(0, 0, width, height);
            copy.drawImage(canvas, 0, 0);
            const { data } = copy.getImageData(0, 0, width, height);
            for (let i = 0; i < extreme.length; i++) {
              const at = i * 4;
              const now =
                0.2126 * (linear[data[at] ?? 0] ?? 0) +
                0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
                0.0722 * (linear[data[at + 2] ?? 0] ?? 0);
              const before = extreme[i] ?? 0;
              const way = direction[i] ?? 0;
              if (frames === 0) extreme[i] = now;
              else if (way !== 1 && now - before >= 0.1) {
                direction[i] = 1;
                extreme[i] = now;
                changes[i] = (changes[i] ?? 0) + 1;
              } else if (way !== -1 && before - now >= 0.1) {
                direction[i] = -1;
                extreme[i] = now;
                changes[i] = (changes[i] ?? 0) + 1;
              } else if ((way === 1 && now > before) || (way === -1 && now < before)) extreme[i] = now;
            }
            frames += 1;
            if (elapsed < 1000) requestAnimationFrame(step);
            else resolve();
          };
          step();
        });
        // More than three flashes a second: more than six opposing changes.
        const flashing = changes.map((count) => (count > 6 ? 1 : 0));
        let area = 0;
        const [stepX, stepY] = [16, 16];
        for (let top = 0; top === 0 || top + block.height <= height; top += stepY) {
          for (let left = 0; left + block.width <= width; left += stepX) {
            let count = 0;
            for (let y = top; y < Math.min(height, top + block.height); y++) {
              for (let x = left; x < left + block.width; x++) count += flashing[y * width + x] ?? 0;
            }
            area = Math.max(area, count);
          }
        }
        return { area, frames, hits };
      }, BLOCK);
      console.log(
        `lanes (${reducedMotion}): ${worst.area} px² of ${MAX_FLASH_AREA} in ${worst.frames} frames, ${worst.hits} hits`,
      );
      expect(worst.frames).toBeGreaterThan(5);
      expect(worst.hits).toBeGreaterThanOrEqual(13);
      expect(worst.area).toBeLessThan(MAX_FLASH_AREA);
      await page.context().close();
    });
  }
});

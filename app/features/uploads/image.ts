/** What a picture's own bytes say it is; names and announced types are not asked. */
export type ImageInfo = { type: "image/png" | "image/jpeg" | "image/gif"; width: number; height: number };

/** Larger pictures would take a Chromebook's memory (S11). */
export const MAX_SIDE_PX = 4096;

export class ImageError extends Error {
  override readonly name = "ImageError";
  readonly reason: "not_an_image" | "too_many_pixels";
  constructor(reason: "not_an_image" | "too_many_pixels") {
    super(reason);
    this.reason = reason;
  }
}

export type CleanImage = ImageInfo & { bytes: Uint8Array<ArrayBuffer> };

/**
 * Reads a PNG, JPEG or GIF by its structure and writes it again without anything but the picture: no place,
 * camera, comment, thumbnail or trailing bytes. Throws ImageError for anything else, a script in GIF's clothes
 * included, and for more than 4096 pixels a side.
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  const cleaned = cleanPng(bytes) ?? cleanJpeg(bytes) ?? cleanGif(bytes);
  if (!cleaned || cleaned.width < 1 || cleaned.height < 1) throw new ImageError("not_an_image");
  if (cleaned.width > MAX_SIDE_PX || cleaned.height > MAX_SIDE_PX) throw new ImageError("too_many_pixels");
  return cleaned;
}

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((value, index) => bytes[index] === value);

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that change what one sees; text, time, Exif and profiles are left behind. */
const PNG_KEPT = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "sRGB",
  "cHRM",
  "bKGD",
  "pHYs",
  "sBIT",
]);

function cleanPng(bytes: Uint8Array): CleanImage | null {
  if (!startsWith(bytes, PNG_SIGNATURE)) return null;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  let size: { width: number; height: number } | null = null;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new ImageError("not_an_image");
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!size) {
      if (type !== "IHDR" || length !== 13) throw new ImageError("not_an_image");
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (type === "IDAT") hasData = true;
    if (PNG_KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") {
      if (!hasData) throw new ImageError("not_an_image");
      return { type: "image/png", ...size, bytes: concat(kept) };
    }
    at = end;
  }
  throw new ImageError("not_an_image");
}

const JPEG_FRAME_MARKERS = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

function cleanJpeg(bytes: Uint8Array): CleanImage | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new ImageError("not_an_image");
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) throw new ImageError("not_an_image");
    if (JPEG_FRAME_MARKERS.has(marker)) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xe1) orientation = readOrientation(bytes.subarray(at + 4, end)) ?? orientation;
    if (!isDescription(marker)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === 0xda) {
      const scans = readScans(bytes, at);
      if (!size || scans === null) throw new ImageError("not_an_image");
      kept.push(...scans);
      if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation));
      return { type: "image/jpeg", ...size, bytes: concat(kept) };
    }
  }
  throw new ImageError("not_an_image");
}

/** APP0 (JFIF) and APP14 (Adobe colour) say how to draw; every other APPn and COM says who, where and when. */
const isDescription = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

/**
 * The scans from the first one's data to the EOI marker, with the tables between them: a progressive picture may
 * hold descriptions there, too. Null when the picture never ends.
 */
function readScans(bytes: Uint8Array, from: number): Uint8Array[] | null {
  const parts: Uint8Array[] = [];
  let keptFrom = from;
  for (let at = from; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    // Within the data FF stands before 00 (a data byte), a restart mark, or another FF.
    const isData = bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker & 0xf8) === 0xd0;
    if (isData) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return [...parts, bytes.subarray(keptFrom, at + 2)];
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    if (isDescription(marker)) {
      parts.push(bytes.subarray(keptFrom, at));
      keptFrom = end;
    }
    at = end;
  }
  return null;
}

/** The Exif orientation (1 to 8), or null when the segment has none. */
function readOrientation(segment: Uint8Array): number | null {
  if (String.fromCharCode(...segment.subarray(0, 4)) !== "Exif" || segment.length < 18) return null;
  const tiff = viewOf(segment.subarray(6));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return null;
    if (tiff.getUint16(entry, isLittle) === 0x0112) {
      const value = tiff.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : null;
    }
  }
  return null;
}

/** An Exif segment that says nothing but which way is up, so that a photo does not lie on its side. */
const orientationSegment = (orientation: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);

function cleanGif(bytes: Uint8Array): CleanImage | null {
  const signature = String.fromCharCode(...bytes.subarray(0, 6));
  if (signature !== "GIF87a" && signature !== "GIF89a") return null;
  if (bytes.length < 14) throw new ImageError("not_an_image");
  const view = viewOf(bytes);
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const colorTable = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0);
  let at = 13 + colorTable(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  let frames = 0;

  /** Position after a run of sub-blocks. */
  const skipBlocks = (from: number): number => {
    let position = from;
    while (position < bytes.length) {
      const length = bytes[position] ?? 0;
      position += length + 1;
      if (length === 0) return position;
    }
    throw new ImageError("not_an_image");
  };

  while (at < bytes.length) {
    const introducer = bytes[at];
    if (introducer === 0x3b) {
      if (frames === 0) break;
      kept.push(new Uint8Array([0x3b]));
      return { type: "image/gif", ...size, bytes: concat(kept) };
    }
    if (introducer === 0x21) {
      const label = bytes[at + 1];
      const end = skipBlocks(at + 2);
      const isLoop = label === 0xff && String.fromCharCode(...bytes.subarray(at + 3, at + 11)) === "NETSCAPE";
      if (label === 0xf9 || isLoop) kept.push(bytes.subarray(at, end));
      at = end;
    } else if (introducer === 0x2c) {
      const end = skipBlocks(at + 11 + colorTable(bytes[at + 9] ?? 0));
      kept.push(bytes.subarray(at, end));
      frames += 1;
      at = end;
    } else break;
  }
  throw new ImageError("not_an_image");
}

import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cleanImage } from "~/features/uploads/image";

const ascii = (text: string) => new TextEncoder().encode(text);
const join = (...parts: (Uint8Array | number[])[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const contains = (bytes: Uint8Array, text: string) => new TextDecoder("latin1").decode(bytes).includes(text);
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
/** The checksum is not looked at: browsers do that when they draw. */
const chunk = (type: string, data: Uint8Array | number[] = []) =>
  join(u32(data.length), ascii(type), data, u32(0));

const png = (width: number, height: number, extra: Uint8Array = new Uint8Array()) =>
  join(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    extra,
    chunk("IDAT", deflateSync(Buffer.from([0, 255, 0, 0]))),
    chunk("IEND"),
  );

const exif = (orientation: number) =>
  join(
    ascii("Exif\0\0MM"),
    [0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
    ascii("GPS 40.7128 -74.0060"),
  );
const segment = (marker: number, data: Uint8Array | number[]) =>
  join([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255], data);
const jpeg = (app1?: Uint8Array) =>
  join(
    [0xff, 0xd8],
    app1 ? segment(0xe1, app1) : [],
    segment(0xfe, ascii("taken at home")),
    segment(0xc0, [8, 0, 3, 0, 5, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    [1, 2, 3, 0xff, 0, 4, 0xff, 0xd9],
    ascii("<script>alert(1)</script>"),
  );

const gifFrame = [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x4c, 1, 0];
const gif = (...blocks: (Uint8Array | number[])[]) =>
  join(ascii("GIF89a"), [2, 0, 2, 0, 0, 0, 0], ...blocks, gifFrame, [0x3b], ascii("/*tail*/"));

describe("cleanImage (S11)", () => {
  it("takes a PNG and leaves its texts behind", () => {
    const cleaned = cleanImage(png(3, 2, chunk("tEXt", ascii("Author\0Somebody"))));
    expect(cleaned).toMatchObject({ type: "image/png", width: 3, height: 2 });
    expect(contains(cleaned.bytes, "Somebody")).toBe(false);
    expect(cleanImage(cleaned.bytes).bytes).toEqual(cleaned.bytes);
  });

  it("leaves descriptions between the scans of a progressive JPEG behind, and keeps its tables", () => {
    const scan = (data: number[]) => join(segment(0xda, [1, 1, 0, 0, 63, 0]), data);
    const picture = join(
      [0xff, 0xd8],
      segment(0xc2, [8, 0, 3, 0, 5, 1, 1, 0x11, 0]),
      scan([1, 0xff, 0, 2, 0xff, 0xd3, 3]),
      segment(0xe1, exif(1)),
      segment(0xc4, ascii("a Huffman table")),
      segment(0xfe, join(ascii("taken at home"), [0xff, 0xd9])),
      scan([4, 5]),
      [0xff, 0xd9],
      ascii("tail"),
    );
    const { bytes } = cleanImage(picture);
    for (const text of ["Exif", "GPS", "taken at home", "tail"]) expect(contains(bytes, text)).toBe(false);
    expect(contains(bytes, "a Huffman table")).toBe(true);
    expect([...bytes.slice(-4)]).toEqual([4, 5, 0xff, 0xd9]);
    expect(cleanImage(bytes).bytes).toEqual(bytes);
    expect(() => cleanImage(picture.slice(0, -7))).toThrow();
  });

  it("takes a JPEG without place, comment and trailing bytes, and keeps which way is up", () => {
    const cleaned = cleanImage(jpeg(exif(6)));
    expect(cleaned).toMatchObject({ type: "image/jpeg", width: 5, height: 3 });
    for (const text of ["GPS", "taken at home", "script"]) expect(contains(cleaned.bytes, text)).toBe(false);
    expect(contains(cleaned.bytes, "Exif")).toBe(true);
    // Cleaning again finds the orientation we wrote.
    expect(cleanImage(cleaned.bytes).bytes).toEqual(cleaned.bytes);
    expect(contains(cleanImage(jpeg(exif(1))).bytes, "Exif")).toBe(false);
  });

  it("takes a GIF without comments and trailing bytes, and keeps its loop", () => {
    const loop = join([0x21, 0xff, 11], ascii("NETSCAPE2.0"), [3, 1, 0, 0, 0]);
    const comment = join([0x21, 0xfe, 6], ascii("secret"), [0]);
    const cleaned = cleanImage(gif(loop, comment));
    expect(cleaned).toMatchObject({ type: "image/gif", width: 2, height: 2 });
    expect(contains(cleaned.bytes, "secret")).toBe(false);
    expect(contains(cleaned.bytes, "tail")).toBe(false);
    expect(contains(cleaned.bytes, "NETSCAPE")).toBe(true);
  });

  it.each([
    ["SVG", ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ["HTML", ascii("<!doctype html><h1>hello</h1>")],
    ["a script that begins like a GIF", ascii("GIF89a=/*........*/alert(1)//")],
    ["a GIF without a picture", join(ascii("GIF89a"), [2, 0, 2, 0, 0, 0, 0, 0x3b])],
    ["a PNG that stops halfway", png(3, 2).subarray(0, 40)],
    [
      "a JPEG without an end",
      join(
        [0xff, 0xd8],
        segment(0xc0, [8, 0, 3, 0, 5, 1, 1, 0x11, 0]),
        segment(0xda, [1, 1, 0, 0, 63, 0]),
        [1, 2],
      ),
    ],
    ["nothing", new Uint8Array()],
  ])("refuses %s", (_name, bytes) => {
    expect(() => cleanImage(bytes)).toThrowError(expect.objectContaining({ reason: "not_an_image" }));
  });

  it("refuses a PNG of 50,000 by 50,000 pixels by its header", () => {
    expect(() => cleanImage(png(50_000, 50_000))).toThrowError(
      expect.objectContaining({ reason: "too_many_pixels" }),
    );
  });
});

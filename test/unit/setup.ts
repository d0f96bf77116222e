// `BEATS_NOW` moves the time unit tests see: pure code takes the clock it is given, and what reads the global one
// in a browser is moved here.
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

if (offsetMs !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: []) {
      if (parts.length === 0) super(RealDate.now() + offsetMs);
      else super(...parts);
    }
    static override now(): number {
      return RealDate.now() + offsetMs;
    }
  } as DateConstructor;
}

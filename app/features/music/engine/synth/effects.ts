/** Room, echo and the limiter. Every effect works in place on blocks and keeps constant memory. */

const LINE_MS = [29.7, 37.1, 41.3, 46.9, 53.1, 59.3, 67.9, 73.7];

/** Bass stays out of the room, where it would boom. */
const ROOM_LOW_CUT_HZ = 150;

/** Far below hearing, but slow to compute with: let it be nothing. */
const audible = (value: number) => (Math.abs(value) < 1e-12 ? 0 : value);

/**
 * Eight delay lines mixed by a Hadamard matrix: a smooth room of about `seconds` reverberation. A room is
 * dark, so it is computed at half the sample rate and drawn out by straight lines.
 */
export class Reverb {
  readonly #lines: Float32Array[];
  readonly #positions = new Int32Array(8);
  readonly #gains = new Float64Array(8);
  readonly #states = new Float64Array(8);
  readonly #damping: number;
  readonly #predelay: Float32Array;
  readonly #lowCut: number;
  #predelayAt = 0;
  #lowL = 0;
  #lowR = 0;
  #lastL = 0;
  #lastR = 0;

  /** `size` stretches the room: a long reverberation in a small one rings on single notes. */
  constructor(fullRate: number, seconds: number, dampingHz: number, size = 1) {
    const sampleRate = fullRate / 2;
    this.#lines = LINE_MS.map((ms) => new Float32Array(Math.round((ms * size * sampleRate) / 1000)));
    this.#lines.forEach((line, i) => {
      this.#gains[i] = 10 ** ((-3 * line.length) / (sampleRate * seconds));
    });
    this.#damping = Math.exp((-2 * Math.PI * dampingHz) / sampleRate);
    this.#lowCut = 1 - Math.exp((-2 * Math.PI * ROOM_LOW_CUT_HZ) / sampleRate);
    this.#predelay = new Float32Array(Math.round(0.018 * sampleRate) * 2);
  }

  /** Reads the send bus and adds the wet sound to the outputs; `count` is even. */
  process(
    sendL: Float32Array,
    sendR: Float32Array,
    outL: Float32Array,
    outR: Float32Array,
    count: number,
  ): void {
    const [b0, b1, b2, b3, b4, b5, b6, b7] = this.#lines as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const positions = this.#positions;
    const gains = this.#gains;
    const states = this.#states;
    const damp = this.#damping;
    const keep = 1 - damp;
    let p0 = positions[0]!,
      p1 = positions[1]!,
      p2 = positions[2]!,
      p3 = positions[3]!;
    let p4 = positions[4]!,
      p5 = positions[5]!,
      p6 = positions[6]!,
      p7 = positions[7]!;
    let s0 = states[0]!,
      s1 = states[1]!,
      s2 = states[2]!,
      s3 = states[3]!;
    let s4 = states[4]!,
      s5 = states[5]!,
      s6 = states[6]!,
      s7 = states[7]!;
    const g0 = gains[0]!,
      g1 = gains[1]!,
      g2 = gains[2]!,
      g3 = gains[3]!;
    const g4 = gains[4]!,
      g5 = gains[5]!,
      g6 = gains[6]!,
      g7 = gains[7]!;
    const predelay = this.#predelay;
    let at = this.#predelayAt;
    const norm = 0.3535533905932738;
    const lowCut = this.#lowCut;
    let lowL = this.#lowL;
    let lowR = this.#lowR;
    let lastL = this.#lastL;
    let lastR = this.#lastR;
    for (let i = 0; i < count; i += 2) {
      const inL = predelay[at]!;
      const inR = predelay[at + 1]!;
      const midL = 0.5 * (sendL[i]! + sendL[i + 1]!);
      const midR = 0.5 * (sendR[i]! + sendR[i + 1]!);
      lowL += (midL - lowL) * lowCut;
      lowR += (midR - lowR) * lowCut;
      predelay[at] = midL - lowL;
      predelay[at + 1] = midR - lowR;
      at += 2;
      if (at >= predelay.length) at = 0;
      s0 = keep * b0[p0]! + damp * s0;
      s1 = keep * b1[p1]! + damp * s1;
      s2 = keep * b2[p2]! + damp * s2;
      s3 = keep * b3[p3]! + damp * s3;
      s4 = keep * b4[p4]! + damp * s4;
      s5 = keep * b5[p5]! + damp * s5;
      s6 = keep * b6[p6]! + damp * s6;
      s7 = keep * b7[p7]! + damp * s7;
      const wetL = s0 + s2 - s4 + s6;
      const wetR = s1 + s3 - s5 + s7;
      outL[i] = outL[i]! + 0.5 * (lastL + wetL);
      outR[i] = outR[i]! + 0.5 * (lastR + wetR);
      outL[i + 1] = outL[i + 1]! + wetL;
      outR[i + 1] = outR[i + 1]! + wetR;
      lastL = wetL;
      lastR = wetR;
      const a0 = s0 + s1,
        a1 = s0 - s1,
        a2 = s2 + s3,
        a3 = s2 - s3;
      const a4 = s4 + s5,
        a5 = s4 - s5,
        a6 = s6 + s7,
        a7 = s6 - s7;
      const c0 = a0 + a2,
        c1 = a1 + a3,
        c2 = a0 - a2,
        c3 = a1 - a3;
      const c4 = a4 + a6,
        c5 = a5 + a7,
        c6 = a4 - a6,
        c7 = a5 - a7;
      b0[p0] = inL + (c0 + c4) * norm * g0;
      b1[p1] = inR + (c1 + c5) * norm * g1;
      b2[p2] = inL + (c2 + c6) * norm * g2;
      b3[p3] = inR + (c3 + c7) * norm * g3;
      b4[p4] = inL + (c0 - c4) * norm * g4;
      b5[p5] = inR + (c1 - c5) * norm * g5;
      b6[p6] = inL + (c2 - c6) * norm * g6;
      b7[p7] = inR + (c3 - c7) * norm * g7;
      if (++p0 >= b0.length) p0 = 0;
      if (++p1 >= b1.length) p1 = 0;
      if (++p2 >= b2.length) p2 = 0;
      if (++p3 >= b3.length) p3 = 0;
      if (++p4 >= b4.length) p4 = 0;
      if (++p5 >= b5.length) p5 = 0;
      if (++p6 >= b6.length) p6 = 0;
      if (++p7 >= b7.length) p7 = 0;
    }
    positions[0] = p0;
    positions[1] = p1;
    positions[2] = p2;
    positions[3] = p3;
    positions[4] = p4;
    positions[5] = p5;
    positions[6] = p6;
    positions[7] = p7;
    states[0] = audible(s0);
    states[1] = audible(s1);
    states[2] = audible(s2);
    states[3] = audible(s3);
    states[4] = audible(s4);
    states[5] = audible(s5);
    states[6] = audible(s6);
    states[7] = audible(s7);
    this.#predelayAt = at;
    this.#lowL = audible(lowL);
    this.#lowR = audible(lowR);
    this.#lastL = lastL;
    this.#lastR = lastR;
  }
}

/** An echo that crosses between left and right and darkens as it repeats. */
export class PingPongDelay {
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  #position = 0;
  #delayFrames: number;
  #targetFrames: number;
  #lowLeft = 0;
  #lowRight = 0;

  /** `longestFrames` is the longest delay that `setFrames` will ask for. */
  constructor(delayFrames: number, longestFrames: number) {
    const size = Math.ceil(longestFrames) + 2;
    this.#left = new Float32Array(size);
    this.#right = new Float32Array(size);
    this.#delayFrames = Math.min(size - 2, delayFrames);
    this.#targetFrames = this.#delayFrames;
  }

  setFrames(frames: number): void {
    this.#targetFrames = Math.min(this.#left.length - 2, frames);
  }

  process(
    sendL: Float32Array,
    sendR: Float32Array,
    outL: Float32Array,
    outR: Float32Array,
    count: number,
  ): void {
    const left = this.#left;
    const right = this.#right;
    const size = left.length;
    let position = this.#position;
    let frames = this.#delayFrames;
    const drift = (this.#targetFrames - frames) * 0.0004;
    for (let i = 0; i < count; i++) {
      frames += drift;
      let read = position - frames;
      if (read < 0) read += size;
      // A hair below zero becomes the size itself, which is no place in the line.
      if (read >= size) read = 0;
      const base = read | 0;
      const next = base + 1 >= size ? 0 : base + 1;
      const share = read - base;
      const echoL = left[base]! + (left[next]! - left[base]!) * share;
      const echoR = right[base]! + (right[next]! - right[base]!) * share;
      this.#lowLeft += (echoL - this.#lowLeft) * 0.4;
      this.#lowRight += (echoR - this.#lowRight) * 0.4;
      left[position] = (sendL[i]! + sendR[i]!) * 0.5 + this.#lowRight * 0.42;
      right[position] = this.#lowLeft * 0.8;
      outL[i] = outL[i]! + echoL;
      outR[i] = outR[i]! + echoR;
      position++;
      if (position >= size) position = 0;
    }
    this.#position = position;
    this.#delayFrames = frames;
  }
}

/** A short moving delay that widens electric piano and organ. */
export class Chorus {
  readonly #line: Float32Array;
  #position = 0;
  #phase = 0;
  readonly #rate: number;

  constructor(sampleRate: number) {
    this.#rate = sampleRate;
    this.#line = new Float32Array(Math.ceil(sampleRate * 0.05));
  }

  process(left: Float32Array, right: Float32Array, count: number): void {
    const line = this.#line;
    const size = line.length;
    const depth = 0.0022 * this.#rate;
    const centre = 0.011 * this.#rate;
    const sway = Math.sin(this.#phase);
    this.#phase += (2 * Math.PI * 0.8 * count) / this.#rate;
    const next = Math.sin(this.#phase);
    const step = (next - sway) / count;
    let position = this.#position;
    let now = sway;
    for (let i = 0; i < count; i++) {
      line[position] = 0.5 * (left[i]! + right[i]!);
      now += step;
      const wetL = this.#read(position - centre - depth * now);
      const wetR = this.#read(position - centre + depth * now);
      left[i] = 0.78 * left[i]! + 0.42 * wetL;
      right[i] = 0.78 * right[i]! + 0.42 * wetR;
      position++;
      if (position >= size) position = 0;
    }
    this.#position = position;
  }

  #read(at: number): number {
    const line = this.#line;
    let read = at < 0 ? at + line.length : at;
    if (read >= line.length) read = 0;
    const base = read | 0;
    const next = base + 1 >= line.length ? 0 : base + 1;
    return line[base]! + (line[next]! - line[base]!) * (read - base);
  }
}

/**
 * Look-ahead limiter: sees peaks a few milliseconds early and turns down smoothly, so that no sample
 * passes the ceiling and nothing is clipped. Delays the sound by `delayFrames`.
 */
export class Limiter {
  readonly delayFrames: number;
  readonly #ceiling: number;
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  readonly #smooth: Float32Array;
  // Ring of candidate minima for the sliding window.
  readonly #queueAt: Int32Array;
  readonly #queueValue: Float32Array;
  #queueHead = 0;
  #queueTail = 0;
  #position = 0;
  #frame = 0;
  #quietFrames = 0;
  #sum: number;
  #held = 1;
  readonly #release: number;

  constructor(sampleRate: number, ceilingDb: number) {
    this.delayFrames = Math.round(0.005 * sampleRate);
    this.#ceiling = 10 ** (ceilingDb / 20);
    const size = this.delayFrames;
    this.#left = new Float32Array(size);
    this.#right = new Float32Array(size);
    this.#smooth = new Float32Array(size).fill(1);
    this.#queueAt = new Int32Array(size + 2);
    this.#queueValue = new Float32Array(size + 2);
    this.#sum = size;
    this.#release = 1 - Math.exp(-1 / (0.12 * sampleRate));
  }

  process(left: Float32Array, right: Float32Array, count: number): void {
    const size = this.delayFrames;
    const ring = size + 2;
    if (this.#isIdle(left, right, count)) {
      this.#passThrough(left, right, count);
      return;
    }
    for (let i = 0; i < count; i++) {
      const inL = left[i]!;
      const inR = right[i]!;
      const peak = Math.max(Math.abs(inL), Math.abs(inR));
      const needed = peak > this.#ceiling ? this.#ceiling / peak : 1;
      // Sliding minimum over the look-ahead window.
      const expired = this.#frame - size - 1;
      while (this.#queueHead !== this.#queueTail && this.#queueAt[this.#queueHead]! <= expired) {
        this.#queueHead = (this.#queueHead + 1) % ring;
      }
      while (this.#queueHead !== this.#queueTail) {
        const back = (this.#queueTail + ring - 1) % ring;
        if (this.#queueValue[back]! < needed) break;
        this.#queueTail = back;
      }
      this.#queueAt[this.#queueTail] = this.#frame;
      this.#queueValue[this.#queueTail] = needed;
      this.#queueTail = (this.#queueTail + 1) % ring;
      const lowest = this.#queueValue[this.#queueHead]!;
      this.#held = lowest < this.#held ? lowest : this.#held + (lowest - this.#held) * this.#release;
      if (this.#held > 0.9999) this.#held = 1;
      const at = this.#position;
      this.#sum += this.#held - this.#smooth[at]!;
      this.#smooth[at] = this.#held;
      const gain = this.#sum / size;
      left[i] = this.#left[at]! * gain;
      right[i] = this.#right[at]! * gain;
      this.#left[at] = inL;
      this.#right[at] = inR;
      this.#position = at + 1 >= size ? 0 : at + 1;
      this.#frame++;
    }
  }
  /** Nothing to turn down: neither what comes nor what is still in the delay passes the ceiling. */
  #isIdle(left: Float32Array, right: Float32Array, count: number): boolean {
    for (let i = 0; i < count; i++) {
      if (Math.abs(left[i]!) > this.#ceiling || Math.abs(right[i]!) > this.#ceiling) {
        this.#quietFrames = 0;
        return false;
      }
    }
    this.#quietFrames += count;
    // Both the window and the smoothing have forgotten the last peak.
    return this.#held === 1 && this.#quietFrames > 3 * this.delayFrames + count;
  }

  #passThrough(left: Float32Array, right: Float32Array, count: number): void {
    const size = this.delayFrames;
    let at = this.#position;
    for (let i = 0; i < count; i++) {
      const inL = left[i]!;
      const inR = right[i]!;
      left[i] = this.#left[at]!;
      right[i] = this.#right[at]!;
      this.#left[at] = inL;
      this.#right[at] = inR;
      this.#smooth[at] = 1;
      at = at + 1 >= size ? 0 : at + 1;
    }
    this.#position = at;
    this.#frame += count;
    this.#sum = size;
    this.#queueHead = 0;
    this.#queueTail = 0;
  }
}

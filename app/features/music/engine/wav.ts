/** A 44-byte header for 16-bit stereo PCM of a known length. */
export function wavHeader(sampleRate: number, frames: number): Uint8Array {
  const bytes = new Uint8Array(44);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i++) bytes[at + i] = value.charCodeAt(i);
  };
  const dataBytes = frames * 4;
  text(0, "RIFF");
  view.setUint32(4, 36 + dataBytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, dataBytes, true);
  return bytes;
}

/** Interleaves floats in [-1, 1] as 16-bit little-endian samples. */
export function toPcm16(left: Float32Array, right: Float32Array, count: number): Uint8Array {
  const samples = new Int16Array(count * 2);
  for (let i = 0; i < count; i++) {
    samples[i * 2] = Math.max(-32768, Math.min(32767, Math.round(left[i]! * 32767)));
    samples[i * 2 + 1] = Math.max(-32768, Math.min(32767, Math.round(right[i]! * 32767)));
  }
  return new Uint8Array(samples.buffer);
}

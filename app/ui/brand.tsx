/** The mark: five bars of light, as tall as a bar of music is loud. */
export function BrandMark({ size = 34 }: { size?: number }) {
  const bars = [
    { x: 2, height: 10, color: "#4cc2ff" },
    { x: 9, height: 20, color: "#4cc2ff" },
    { x: 16, height: 30, color: "#b28cff" },
    { x: 23, height: 18, color: "#ff5470" },
    { x: 30, height: 8, color: "#ff5470" },
  ];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      className="drop-shadow-[0_0_10px_rgb(76_194_255/0.45)]"
    >
      {bars.map(({ x, height, color }) => (
        <rect key={x} x={x} y={18 - height / 2} width="4" height={height} rx="2" fill={color} />
      ))}
    </svg>
  );
}

/** Mark and name together; where both do not fit in a line, the mark alone. */
export function Brand() {
  return (
    <span className="brand">
      <BrandMark /> <span>Beats</span>
    </span>
  );
}

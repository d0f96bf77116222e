/** Names may come from outside and be written in many ways: nobody fills the memory with them. */
const MOST_KEPT = 600;

/** Keeps what `make` made for each key, for things that take far longer to make than to use. What it throws is thrown. */
export function madeOnce<Made>(): (key: string, make: () => Made) => Made {
  const kept = new Map<string, Made>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** A stable 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/**
 * An endless row of numbers from 0 up to 1 that is the same for the same text on every machine (mulberry32).
 * Hand-written: seedrandom gives other numbers, and with them every sample address that stored orders name would move.
 */
export function randomFrom(text: string): () => number {
  let state = hashText(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pixels at each edge of a map that are covered, so that nothing important should be drawn there. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Room for a marker and a little air. */
const margin = 28;

/**
 * What floats over a map (`data-floats`: figures, buttons, credit) covers the edge nearest to it; at least the size of a
 * marker is kept free everywhere. Where almost nothing would be left, the middle of the map is used.
 */
export function coveredEdges(ground: HTMLElement): Edges {
  const map = ground.getBoundingClientRect();
  const edges: Edges = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const float of ground.parentElement?.querySelectorAll('[data-floats]') ?? []) {
    const box = float.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const reach: Edges = {
      top: box.bottom - map.top,
      right: map.right - box.left,
      bottom: map.bottom - box.top,
      left: box.right - map.left,
    };
    const nearest = (Object.keys(reach) as (keyof Edges)[]).reduce((best, edge) =>
      reach[edge] < reach[best] ? edge : best,
    );
    edges[nearest] = Math.max(edges[nearest], reach[nearest]);
  }
  const within = (covered: number, size: number) => Math.min(covered + margin, size * 0.45);
  return {
    top: within(edges.top, map.height),
    right: within(edges.right, map.width),
    bottom: within(edges.bottom, map.height),
    left: within(edges.left, map.width),
  };
}

/** The scroll behaviour: without animation for visitors who prefer reduced motion. */
export const smoothly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

import { vi } from 'vitest';
import { renewShared } from '#platform/registry.ts';

/**
 * Ends fake timers. A message to screen readers that waits for the fake clock would hold up all later ones, so the next
 * test gets live regions of its own.
 */
export function restoreTimers(): void {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  renewShared('announcer');
}

import { type Line, openLine } from '@freight/testing/line';
import { onTestFinished } from 'vitest';

/** A connection to a server that can be cut; it is closed when the test ends. */
export async function lineTo(url: string): Promise<Line> {
  const line = await openLine(Number(new URL(url).port));
  onTestFinished(line.close);
  return line;
}

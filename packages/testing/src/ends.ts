import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Ends something with the test that uses it or, opened at the top of a file, after the last of its tests. */
export function endsWithTest(end: () => unknown): void {
  const ends = async () => {
    await end();
  };
  try {
    onTestFinished(ends);
  } catch {
    // No test is running.
    afterAll(ends);
  }
}

/**
 * A new folder below the system's temporary one, which ends with the test or its file, with these files by their paths
 * in it.
 */
export function newFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'freight-'));
  endsWithTest(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

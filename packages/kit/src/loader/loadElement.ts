import { doors } from '#loader/doors.ts';

const attempts = 4;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const loading = new Map<string, Promise<void>>();

async function load(tag: string): Promise<void> {
  if (!doors[tag]) return;
  for (let attempt = 1; ; attempt++) {
    try {
      // The table of all files is no small part of the loader: it comes by itself, after the first frames.
      const files = await import('#loader/files.ts');
      await (attempt > 1 ? files.warm : files.preload)(tag);
      await files.bring(tag);
      return;
    } catch (error) {
      document.dispatchEvent(
        new CustomEvent('freight-load-error', { detail: { tag, attempt, message: String(error) } }),
      );
      if (attempt === attempts) throw error;
      await pause(300 * 2 ** attempt);
    }
  }
}

/** Brings a tag's code, once; after a failure it is tried again, and a later call may start over. */
export function loadElement(tag: string): Promise<void> {
  let running = loading.get(tag);
  if (!running) {
    running = load(tag).catch((error: unknown) => {
      loading.delete(tag);
      throw error;
    });
    loading.set(tag, running);
  }
  return running;
}

import { useState } from 'react';
import { announce } from '#platform/announcer.ts';

/** Passes a link on by the browser's own sheet where there is one, else by the clipboard, with a word that it is done. */
export function usePassOn({ title, copied }: { title: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(url: string): Promise<void> {
    // A page may keep it from the kit; the field with the link stays to be copied from.
    const isDone = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    setCopied(true);
    announce(copied);
  }
  async function passOn(url: string): Promise<void> {
    setCopied(false);
    const data = { title, url };
    if (!navigator.canShare?.(data)) return copy(url);
    // Closing the sheet is not a failure; the link can still be copied.
    await navigator.share(data).catch(() => undefined);
  }
  return { said: isCopied ? copied : '', passOn, copy };
}

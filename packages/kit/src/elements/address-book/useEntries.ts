import { useState } from 'react';
import type * as bookPart from '#addressBook/bookPart.ts';
import { heldBook } from '#addressBook/heldBook.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { announce } from '#platform/announcer.ts';
import type { definition } from './definition.ts';
import { useBookTexts } from './strings/index.ts';

export type BookPart = typeof bookPart;

/** Makes changes of the book and tells of them; `run` resolves to whether the call was answered. */
export function useChange() {
  const { emit } = useElement<typeof definition>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function run(call: () => Promise<void>, said: string): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
      const { addresses = [], parcels = [] } = heldBook().getState().book ?? {};
      emit('freight-address-book-changed', { addresses: addresses.length, parcels: parcels.length });
      announce(said);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, run };
}

/** Which entry of a list has its dialog open. What was typed stays until it is saved or given up. */
export function useEntries<Draft>() {
  const t = useBookTexts();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [opened, setOpened] = useState<string>();
  const [removing, setRemoving] = useState<{ id: string; name: string }>();
  return {
    t,
    removing,
    setRemoving,
    /** The id of the entry, empty for a new one; undefined while no dialog is open. */
    opened,
    draft: opened === undefined ? undefined : drafts[opened],
    open(id: string, fresh: Draft): void {
      if (!(id in drafts)) setDrafts({ ...drafts, [id]: fresh });
      setOpened(id);
    },
    edit(draft: Draft): void {
      if (opened !== undefined) setDrafts({ ...drafts, [opened]: draft });
    },
    close: () => setOpened(undefined),
    /** Closes it and forgets what was typed. */
    end(): void {
      setDrafts(Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== opened)));
      setOpened(undefined);
    },
  };
}

import { type AddressBook, addressBookLimits } from '@freight/contract';
import { useState } from 'react';
import { heldBook } from '#addressBook/heldBook.ts';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/address-book/definition.ts';
import { useBookTexts } from '#elements/address-book/strings/index.ts';
import type { BookPart } from '#elements/address-book/useEntries.ts';
import { announce } from '#platform/announcer.ts';
import { complain } from '#platform/leaving/complain.ts';
import { type FileProblem, type ImportLine, type ReadFile, readFile } from './readFile.ts';

export type ImportState =
  | { step: 'choosing'; file: string; problem?: FileProblem }
  | { step: 'reading'; file: string }
  /** `waiting` is what is left to import; `failure` why the last try ended. */
  | { step: 'preview'; read: ReadFile; waiting: readonly Waiting[]; isBusy: boolean; failure?: unknown }
  | { step: 'done'; count: number };

/** A line with the id it is saved under: a call whose answer was lost saves the same entry again. */
type Waiting = ImportLine & { id: string };

/** Reads a file, and saves what can be imported in calls of as many as the API takes. */
export function useImport(part: BookPart, book: AddressBook) {
  const t = useBookTexts();
  const { emit } = useElement<typeof definition>();
  const [state, setState] = useState<ImportState>({ step: 'choosing', file: '' });

  async function choose(file: File): Promise<void> {
    setState({ step: 'reading', file: file.name });
    try {
      const read = await readFile(file, book);
      if (typeof read === 'string') {
        setState({ step: 'choosing', file: file.name, problem: read });
        return;
      }
      const waiting = read.good.map((line) => ({ ...line, id: part.newEntryId() }));
      setState({ step: 'preview', read, waiting, isBusy: false });
    } catch (error) {
      complain('The file could not be read.', error);
      setState({ step: 'choosing', file: file.name, problem: 'unreadable' });
    }
  }

  async function run(): Promise<void> {
    if (state.step !== 'preview') return;
    const { read } = state;
    let { waiting } = state;
    while (waiting.length > 0) {
      setState({ step: 'preview', read, waiting, isBusy: true });
      const batch = waiting.slice(0, addressBookLimits.atOnce);
      try {
        const addresses = batch.map(({ id, texts }) => ({ id, ...texts }));
        await part.saveToBook({ addresses });
      } catch (failure) {
        setState({ step: 'preview', read, waiting, isBusy: false, failure });
        return;
      }
      waiting = waiting.slice(batch.length);
    }
    const { addresses = [], parcels = [] } = heldBook().getState().book ?? {};
    emit('freight-address-book-changed', { addresses: addresses.length, parcels: parcels.length });
    const count = read.good.length;
    announce(t('import.done', { count }));
    setState({ step: 'done', count });
  }

  return { state, choose, run, restart: () => setState({ step: 'choosing', file: '' }) };
}

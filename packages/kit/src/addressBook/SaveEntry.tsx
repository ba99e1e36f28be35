import type { AddressBookChange } from '@freight/contract';
import { useState } from 'react';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { newEntryId, saveToBook } from './bookPart.ts';
import { savedTexts } from './strings/index.ts';

interface SaveEntryProps {
  /**
   * What a press saves, under an id that stays with the button: after a lost answer the same entry is saved again.
   * Undefined while it is incomplete.
   */
  entry: ((id: string) => AddressBookChange) | undefined;
  /** Whether the book holds it as it is. */
  isSaved: boolean;
  label: string;
}

/** A button that saves what has been filled in, or the word that it is saved. */
export function SaveEntry({ entry, isSaved, label }: SaveEntryProps) {
  const t = savedTexts.useWhenProvided();
  const sentenceOf = useErrorSentence();
  const [id] = useState(newEntryId);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (isSaved) {
    return (
      <p className="saved">
        <Icon name="check" />
        <span>{t('saved')}</span>
      </p>
    );
  }
  async function save(): Promise<void> {
    if (!entry) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await saveToBook(entry(id));
      announce(t('saved'));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button kind="quiet" className="saved" busy={isBusy} disabled={!entry} onClick={() => void save()}>
        {label}
      </Button>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sentenceOf(failure, t('failed'))}</p>
        </Notice>
      )}
    </>
  );
}

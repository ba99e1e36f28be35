import type { AddressBook, SavedAddress } from '@freight/contract';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { type AddressDraft, draftOf } from './addressDraft.ts';
import { Entry } from './Entry.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useBookTexts } from './strings/index.ts';
import { type BookPart, useEntries } from './useEntries.ts';

const ImportDialog = lazyPart(
  async () => (await import('./import/ImportDialog.tsx')).ImportDialog,
  import.meta.url,
);

/** How many are shown before more are asked for. */
const atFirst = 50;
/** From how many on looking for one is quicker than reading them. */
const searchFrom = 6;

/** The saved addresses by name, and adding, changing, removing and importing them. */
export function Addresses({ part, book }: { part: BookPart; book: AddressBook }) {
  const { t, ...entries } = useEntries<AddressDraft>();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [shown, setShown] = useState(atFirst);
  const [isImporting, setImporting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { addresses } = book;
  const found = addresses
    .filter((saved) => addresses.length < searchFrom || part.hasWords(saved, text))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  const edited = addresses.find(({ id }) => id === entries.opened);

  return (
    <section className="card" part="addresses">
      <div className="book__head">
        <h3 part="heading" className="book__section" ref={title} tabIndex={-1}>
          {t('addresses.title')}
        </h3>
        <div className="book__buttons">
          <Button onClick={() => entries.open('', draftOf(part))}>{t('address.add')}</Button>
          <Button kind="secondary" onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        </div>
      </div>
      {addresses.length === 0 && <p className="book__muted">{t('addresses.empty')}</p>}
      {addresses.length >= searchFrom && (
        <search>
          <Field
            label={t('addresses.search')}
            type="search"
            name="find"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p className="book__muted" role="status">
            {found.length > 0 ? t('addresses.count', { count: found.length }) : t('addresses.none')}
          </p>
        </search>
      )}
      <ul className="book__list">
        {found.slice(0, shown).map((saved) => (
          <Address
            key={saved.id}
            saved={saved}
            line={part.addressOf(saved)}
            onEdit={() => entries.open(saved.id, draftOf(part, saved))}
            onRemove={() => entries.setRemoving(saved)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + 4 * atFirst)}>
          {t('addresses.more')}
        </Button>
      )}
      <AddressDialog
        part={part}
        saved={edited}
        draft={entries.draft}
        onEdit={entries.edit}
        onClose={entries.close}
        onEnd={entries.end}
      />
      <RemoveDialog
        part={part}
        entry={entries.removing}
        heading={title}
        onClose={() => entries.setRemoving(undefined)}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog part={part} book={book} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface AddressProps {
  saved: SavedAddress;
  line: string;
  onEdit: () => void;
  onRemove: () => void;
}

function Address({ saved, line, onEdit, onRemove }: AddressProps) {
  const t = useBookTexts();
  const { name, contact, phone, email, isDefaultPickup, coordinates } = saved;
  const who = [contact, phone, email].filter(Boolean).join(' · ');
  return (
    <Entry
      name={name}
      badge={isDefaultPickup ? t('address.default') : undefined}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <p>{line}</p>
      {who && <p className="book__muted">{who}</p>}
      {!coordinates && <p className="book__muted">{t('address.unplaced')}</p>}
    </Entry>
  );
}

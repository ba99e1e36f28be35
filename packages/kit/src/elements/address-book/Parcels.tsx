import { noParcel } from '@freight/client';
import type { SavedParcel } from '@freight/contract';
import { useRef } from 'react';
import { dimensionsText, kgText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Button } from '#ui/button/Button.tsx';
import { Entry } from './Entry.tsx';
import { ParcelDialog } from './ParcelDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type BookPart, useEntries } from './useEntries.ts';

/** The saved parcels by name, and adding, changing and removing them. */
export function Parcels({ part, parcels }: { part: BookPart; parcels: readonly SavedParcel[] }) {
  const { t, ...entries } = useEntries<SavedParcel>();
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const byName = [...parcels].sort((a, b) => a.name.localeCompare(b.name, language));
  const factsOf = ({ weight, dimensions }: SavedParcel) =>
    [kgText(weight, language), dimensionsText(dimensions, language)].filter(Boolean).join(' · ');
  return (
    <section className="card" part="parcels">
      <div className="book__head">
        <h3 part="heading" className="book__section" ref={title} tabIndex={-1}>
          {t('parcels.title')}
        </h3>
        <Button onClick={() => entries.open('', { ...noParcel, id: part.newEntryId() })}>
          {t('parcel.add')}
        </Button>
      </div>
      {parcels.length === 0 && <p className="book__muted">{t('parcels.empty')}</p>}
      <ul className="book__list">
        {byName.map((parcel) => (
          <Entry
            key={parcel.id}
            name={parcel.name}
            onEdit={() => entries.open(parcel.id, parcel)}
            onRemove={() => entries.setRemoving(parcel)}
          >
            <p>{factsOf(parcel)}</p>
            {parcel.description && parcel.description !== parcel.name && (
              <p className="book__muted">{parcel.description}</p>
            )}
          </Entry>
        ))}
      </ul>
      {entries.draft && (
        <ParcelDialog
          part={part}
          isNew={entries.opened === ''}
          draft={entries.draft}
          onEdit={entries.edit}
          onClose={entries.close}
          onEnd={entries.end}
        />
      )}
      <RemoveDialog
        part={part}
        entry={entries.removing}
        heading={title}
        onClose={() => entries.setRemoving(undefined)}
      />
    </section>
  );
}

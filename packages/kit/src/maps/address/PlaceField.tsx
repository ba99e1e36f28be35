import { useId } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { type AddressEntry, AddressField } from './AddressField.tsx';
import css from './place.css?inline';
import type { SavedPlace } from './savedPlace.ts';
import { addressTexts } from './strings/index.ts';

interface PlaceFieldProps {
  kind: 'pickup' | 'dropoff' | 'place';
  entry: AddressEntry;
  error: string | undefined;
  saved?: readonly SavedPlace[];
  onChange: (entry: AddressEntry) => void;
}

/** One address in a form of its own, chosen as in the sending flow; needs a `Suspense` above. */
export function PlaceField({ kind, entry, error, saved, onChange }: PlaceFieldProps) {
  const t = addressTexts.useWhenProvided();
  useSheet(useElement().host, css);
  const id = useId();
  const words = entry.numberAsked ? t('number.ask', { street: entry.numberAsked }) : error;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <AddressField
        kind={kind}
        entry={entry}
        onChange={onChange}
        {...(saved && { saved })}
        isInvalid={Boolean(error)}
        describedBy={words ? id : undefined}
        inputRef={() => undefined}
      />
      {words && (
        <p className={error ? 'field__error' : 'field__hint'} id={id} part={error ? 'error' : 'hint'}>
          {error && <Icon name="alert" />}
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}

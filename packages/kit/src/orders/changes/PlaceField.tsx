import { useId, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { type AddressEntry, AddressField } from '#maps/address/AddressField.tsx';
import { addressTexts } from '#maps/address/strings/index.ts';
import type { Location } from '#maps/places/places.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { WantedPlace } from './changeDraft.ts';
import css from './place.css?inline';

interface PlaceFieldProps {
  /** What was typed, or the address that was chosen. */
  text: string;
  place: WantedPlace | null;
  error: string | undefined;
  onChange: (text: string, place: WantedPlace | null) => void;
}

const placeOf = ({ address, street, city, lat, lng }: Location): WantedPlace => ({
  formattedAddress: address,
  street,
  // The API requires one; the address names it where the geocoder does not.
  city: city || address,
  lat,
  lng,
});

const locationOf = ({ formattedAddress, street, city, lat, lng }: WantedPlace): Location => ({
  ...{ address: formattedAddress, street, city, lat, lng },
  ...{ postalCode: '', country: '', placeId: '' },
});

/** The address of another place for the delivery, chosen as in the sending flow. */
export function PlaceField({ text, place, error, onChange }: PlaceFieldProps) {
  const t = addressTexts.useWhenProvided();
  useSheet(useElement().host, css);
  const id = useId();
  const [entry, setEntry] = useState<AddressEntry>({ text, location: place && locationOf(place) });
  const words = entry.numberAsked ? t('number.ask', { street: entry.numberAsked }) : error;
  function take(next: AddressEntry): void {
    setEntry(next);
    onChange(next.text, next.location && placeOf(next.location));
  }
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <AddressField
        kind="dropoff"
        entry={entry}
        onChange={take}
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

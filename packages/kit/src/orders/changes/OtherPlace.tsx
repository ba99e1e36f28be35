import { useState } from 'react';
import { useSavedPlaces } from '#addressBook/useSavedPlaces.ts';
import type { AddressEntry } from '#maps/address/AddressField.tsx';
import { PlaceField } from '#maps/address/PlaceField.tsx';
import type { Location } from '#maps/places/places.ts';
import type { WantedPlace } from './changeDraft.ts';

interface OtherPlaceProps {
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

/** The address of another place for the delivery. */
export function OtherPlace({ text, place, error, onChange }: OtherPlaceProps) {
  const [entry, setEntry] = useState<AddressEntry>({ text, location: place && locationOf(place) });
  const { placesFor } = useSavedPlaces(true);
  function take(next: AddressEntry): void {
    setEntry(next);
    onChange(next.text, next.location && placeOf(next.location));
  }
  return (
    <PlaceField
      kind="dropoff"
      entry={entry}
      error={error}
      saved={placesFor('dropoff', entry.text)}
      onChange={take}
    />
  );
}

interface Place {
  city?: string;
  address: string;
}

interface PlacesProps {
  pickup: Place;
  dropoff: Place;
  /** The labels of the two stops. */
  labels: { pickup: string; dropoff: string };
}

const isKnown = ({ city, address }: Place) => Boolean(city || address);

/** From the green dot down the orange line to the red one; an unknown place is left out. */
export function Places({ pickup, dropoff, labels }: PlacesProps) {
  const stops = [
    { kind: 'pickup', label: labels.pickup, place: pickup },
    { kind: 'dropoff', label: labels.dropoff, place: dropoff },
  ] as const;
  const known = stops.filter(({ place }) => isKnown(place));
  if (known.length === 0) return null;
  return (
    <ul className="places">
      {known.map(({ kind, label, place: { city, address } }) => (
        <li key={kind} className={`places__stop places__stop--${kind}`}>
          <span className="places__kind">{label}</span>
          {city && <span className="places__city">{city}</span>}
          {address && <span className="places__address">{address}</span>}
        </li>
      ))}
    </ul>
  );
}

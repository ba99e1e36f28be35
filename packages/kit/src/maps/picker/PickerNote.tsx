import { useEffect } from 'react';
import { useMapTexts } from '#maps/strings/index.ts';
import { announce } from '#platform/announcer.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Phase, Spot } from './picking.ts';

/** What floats at the top of the map: what to do, what was found there, or why it will not do [MAP-09]. */
export function PickerNote({ phase, spot }: { phase: Phase; spot: Spot }) {
  const t = useMapTexts();
  const isFault = spot.state === 'invalid' || spot.state === 'nothing' || spot.state === 'lookupFailed';
  const words =
    spot.state === 'none'
      ? t(`picker.hint.${phase}`)
      : spot.state === 'found'
        ? spot.location.address
        : t(`picker.${spot.state}`);
  useEffect(() => announce(words), [words]);
  return (
    <p className="picker__note" data-floats="" data-fault={isFault ? '' : undefined} data-phase={phase}>
      {isFault && <Icon name="alert" />}
      <span>{words}</span>
    </p>
  );
}

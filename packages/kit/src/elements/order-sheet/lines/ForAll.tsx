import { type FuelType, fuelTypes } from '@freight/contract';
import { useEffect, useState } from 'react';
import { useSavedPlaces } from '#addressBook/useSavedPlaces.ts';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { changeForAll, orderSheet, waitUntil } from '#elements/order-sheet/work/sheet.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { capitalized, dayText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { AddressEntry } from '#maps/address/AddressField.tsx';
import { PlaceField } from '#maps/address/PlaceField.tsx';
import { useStore } from '#platform/useStore.ts';
import { Select } from '#ui/select/Select.tsx';
import type { Line } from './line.ts';

/** The days that any line has a price for. */
const daysOf = (lines: readonly Line[]): string[] =>
  [...new Set(lines.flatMap(({ sending }) => sending.priced?.dates?.map(({ date }) => date) ?? []))].sort();

/** What holds for all lines: where they are fetched, the fuel, and how long they may wait for a cheaper lorry. */
export function ForAll({ isDisabled }: { isDisabled: boolean }) {
  const t = useSheetTexts();
  const send = useSendTexts();
  const language = useLanguage();
  const { lines, pickup, fuelType, until } = useStore(orderSheet(), (sheet) => sheet);
  const needsPickup = lines.some(({ texts }) => texts.pickup === undefined);
  const days = daysOf(lines);
  return (
    <fieldset className="sheet" disabled={isDisabled}>
      {needsPickup && <Pickup />}
      {needsPickup && !pickup && <p className="field__hint">{t('all.pickup')}</p>}
      <div className="sheet__grid">
        <Select
          label={t('all.fuel')}
          name="fuel"
          emptyLabel={send('fuel.biogas')}
          options={fuelTypes
            .filter((fuel) => fuel !== 'biogas')
            .map((fuel) => ({ value: fuel, label: send(`fuel.${fuel}`) }))}
          value={fuelType === 'biogas' ? '' : fuelType}
          onChange={({ target }) => changeForAll({ fuelType: (target.value || 'biogas') as FuelType })}
        />
        {days.length > 0 && (
          <Select
            label={t('all.wait')}
            name="until"
            emptyLabel={t('all.soonest')}
            options={days.map((day) => ({
              value: day,
              label: capitalized(dayText(day, language) ?? day, language),
            }))}
            value={until}
            onChange={({ target }) => waitUntil(target.value)}
          />
        )}
      </div>
    </fieldset>
  );
}

/** The usual pickup of the address book is filled in, as in the card. */
function Pickup() {
  const pickup = useStore(orderSheet(), (sheet) => sheet.pickup);
  const saved = useSavedPlaces(true);
  const [typed, setTyped] = useState<AddressEntry>({ text: pickup?.address ?? '', location: pickup });
  const { defaultPickup } = saved;
  const isEmpty = typed.text === '' && pickup === null;
  useEffect(() => {
    if (!isEmpty || !defaultPickup) return;
    setTyped({ text: defaultPickup.address, location: defaultPickup });
    changeForAll({ pickup: defaultPickup });
  }, [isEmpty, defaultPickup]);
  return (
    <PlaceField
      kind="pickup"
      entry={typed}
      error={undefined}
      onChange={(entry) => {
        setTyped(entry);
        if (entry.location !== pickup) changeForAll({ pickup: entry.location });
      }}
      saved={saved.placesFor('pickup', typed.text)}
    />
  );
}

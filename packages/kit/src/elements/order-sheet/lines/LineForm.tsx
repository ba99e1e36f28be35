import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSavedPlaces } from '#addressBook/useSavedPlaces.ts';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { correctLine, removeLine } from '#elements/order-sheet/work/sheet.ts';
import type { AddressEntry } from '#maps/address/AddressField.tsx';
import { PlaceField } from '#maps/address/PlaceField.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { contactFields, goodsFields, type LineTexts, type SheetField } from './columns.ts';
import { dropoffText, faultsOf, type Line } from './line.ts';
import { useFaultText } from './useFaultText.ts';

/** All that a line says, to be corrected; its address is chosen among the suggestions, or looked up again. */
export function LineForm({ line, onDone }: { line: Line; onDone: () => void }) {
  const t = useSheetTexts();
  const textOf = useFaultText();
  const saved = useSavedPlaces(true);
  const [texts, setTexts] = useState<LineTexts>(line.texts);
  const [address, setAddress] = useState<AddressEntry>({
    text: dropoffText(line.texts),
    location: line.sending.draft.dropoffLocation,
  });
  const form = useRef<HTMLFormElement>(null);
  const faults = faultsOf(line);
  const isUnknown = line.trouble?.at === 'dropoff';
  const addressFault = faults.address ? textOf(faults.address) : isUnknown ? t('line.dropoff.choose') : '';
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (first ?? form.current?.querySelector('input'))?.focus();
  }, []);

  function save(event: FormEvent): void {
    event.preventDefault();
    const { address: _, street: __, postalCode: ___, city: ____, ...others } = texts;
    const isSame = address.text === dropoffText(line.texts);
    const place = isSame
      ? {
          address: line.texts.address,
          street: line.texts.street,
          postalCode: line.texts.postalCode,
          city: line.texts.city,
        }
      : { address: address.text };
    const filled = Object.entries({ ...others, ...place }).filter(([, text]) => text);
    correctLine(line.sending.idempotencyKey, Object.fromEntries(filled) as LineTexts, address.location);
    onDone();
  }
  const fieldOf = (field: SheetField) => {
    const fault = faults[field];
    const isChanged = texts[field] !== line.texts[field];
    return (
      <Field
        key={field}
        label={t(`field.${field}`)}
        name={field}
        autoComplete="off"
        hint={field === 'size' ? t('size.hint') : undefined}
        error={fault && !isChanged ? textOf(fault) : undefined}
        value={texts[field] ?? ''}
        onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
      />
    );
  };
  return (
    <form ref={form} noValidate aria-label={t('correct.named', { row: line.row })} onSubmit={save}>
      <div className="sheet__grid">{contactFields.map(fieldOf)}</div>
      <PlaceField
        kind="dropoff"
        entry={address}
        error={addressFault && address.location === null ? addressFault : undefined}
        onChange={setAddress}
        saved={saved.placesFor('dropoff', address.text)}
      />
      <div className="sheet__grid">
        {goodsFields.map(fieldOf)}
        {line.texts.pickup !== undefined && fieldOf('pickup')}
      </div>
      <div className="sheet__buttons">
        <Button type="submit">{t('correct.save')}</Button>
        <Button kind="secondary" onClick={onDone}>
          {t('correct.cancel')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            removeLine(line.sending.idempotencyKey);
            onDone();
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { type SheetField, sheetFields } from '#elements/order-sheet/lines/columns.ts';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { endSheet, orderSheet, takeColumns } from '#elements/order-sheet/work/sheet.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Select } from '#ui/select/Select.tsx';
import { areEnough } from './takeSheet.ts';

/** What the columns of the sheet hold, as it was recognised, to be corrected. */
export function Columns() {
  const t = useSheetTexts();
  const { header, columns, rows } = useStore(orderSheet(), (sheet) => sheet);
  const [chosen, setChosen] = useState<ReadonlyMap<SheetField, number>>(() => new Map(columns));
  const [isLacking, setLacking] = useState(false);
  // A column without a name is known by what its first line holds.
  const options = header.map((name, place) => ({
    value: String(place),
    label: name.trim() || rows[0]?.cells[place]?.trim() || String(place + 1),
  }));
  function choose(field: SheetField, value: string): void {
    const next = new Map(chosen);
    if (value === '') next.delete(field);
    else next.set(field, Number(value));
    setChosen(next);
    setLacking(false);
  }
  function use(): void {
    if (areEnough(chosen)) takeColumns([...chosen]);
    else setLacking(true);
  }
  return (
    <form
      className="sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <h3 part="heading">{t('columns.title')}</h3>
      <div className="sheet__grid">
        {sheetFields.map((field) => (
          <Select
            key={field}
            label={t(`field.${field}`)}
            name={field}
            emptyLabel={t('columns.none')}
            options={options}
            value={String(chosen.get(field) ?? '')}
            onChange={({ target }) => choose(field, target.value)}
          />
        ))}
      </div>
      {isLacking && (
        <Notice kind="error">
          <p>{t('columns.lacking')}</p>
        </Notice>
      )}
      <div className="sheet__buttons">
        <Button type="submit">{t('columns.use')}</Button>
        <Button kind="secondary" onClick={endSheet}>
          {t('other')}
        </Button>
      </div>
    </form>
  );
}

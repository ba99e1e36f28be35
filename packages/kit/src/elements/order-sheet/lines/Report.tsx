import { formatPrice } from '@freight/client/format';
import { useEffect, useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/order-sheet/definition.ts';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { orderSheet } from '#elements/order-sheet/work/sheet.ts';
import { chosenDay } from '#elements/send/draft/orderDraft.ts';
import { emissionsText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useStore } from '#platform/useStore.ts';
import { csvText, today } from '#sheets/csvText.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { saveFile } from '#ui/save-file/saveFile.ts';
import { dropoffText, type Line } from './line.ts';

const emissionsOf = ({ sending }: Line): number =>
  (chosenDay(sending) ?? sending.priced?.emissions)?.kgCo2e ?? 0;

/** What has become of the sheet. */
export function Report() {
  const t = useSheetTexts();
  const language = useLanguage();
  const { navigate } = useElement<typeof definition>();
  const { lines } = useStore(orderSheet(), (sheet) => sheet);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  const ordered = lines.filter(({ order }) => order);
  const sum = (of: (line: Line) => number) => ordered.reduce((total, line) => total + of(line), 0);
  const price = sum(({ sending }) => sending.draft.pricing.estimatedPrice);
  const runs = sum(({ sending }) => (chosenDay(sending)?.run ? 1 : 0));
  const left = lines.length - ordered.length;
  function save(): void {
    const columns = [
      { name: t('column.row') },
      { name: t('column.number') },
      { name: t('field.reference') },
      { name: t('field.name') },
      { name: t('field.address') },
      { name: t('column.price'), decimals: 2 },
      { name: t('column.day') },
      { name: t('column.state') },
    ];
    const rows = lines.map(({ row, order, texts, sending: { draft } }) => [
      row,
      order?.orderId,
      texts.reference,
      texts.name,
      dropoffText(texts),
      order ? draft.pricing.estimatedPrice : undefined,
      draft.date || undefined,
      order ? t('line.ordered') : undefined,
    ]);
    const file = new Blob([csvText(columns, rows, language)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${t('report.file')}-${today()}.csv`);
  }
  return (
    <div className="sheet" ref={part} tabIndex={-1} part="report">
      <Notice kind="success">
        <p>
          <strong>{t('report.title', { count: ordered.length })}</strong>
        </p>
        <p>
          {[formatPrice(price), emissionsText({ kgCo2e: sum(emissionsOf) }, language)]
            .filter(Boolean)
            .join(', ')}
        </p>
        {runs > 0 && <p>{t('report.runs', { count: runs })}</p>}
        {left > 0 && <p>{t('report.left', { count: left })}</p>}
      </Notice>
      <div className="sheet__buttons">
        <Button kind="secondary" onClick={save}>
          {t('report.save')}
        </Button>
        <Button kind="secondary" onClick={() => navigate('myOrders')}>
          {t('report.orders')}
        </Button>
      </div>
    </div>
  );
}

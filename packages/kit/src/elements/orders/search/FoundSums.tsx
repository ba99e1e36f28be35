import { formatPrice } from '@freight/client/format';
import type { OrderTotals } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { emissionsText, numberText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { importPart } from '#platform/importPart.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Search } from './search.ts';
import { useSearchTexts } from './strings/index.ts';

interface FoundSumsProps {
  totals: OrderTotals | undefined;
  search: Search;
}

/** The sums of all that was found, and the buttons that save and print it. */
export function FoundSums({ totals, search }: FoundSumsProps) {
  const t = useSearchTexts();
  const language = useLanguage();
  const facts: [name: string, value: string | undefined][] = totals
    ? [
        [t('total.orders'), numberText(totals.orders, language, 0)],
        [t('total.exVat'), formatPrice(totals.priceExVat)],
        [t('total.price'), formatPrice(totals.price)],
        [
          t('total.emissions'),
          totals.kgCo2e ? emissionsText({ kgCo2e: totals.kgCo2e }, language) : undefined,
        ],
      ]
    : [];
  const sums = facts.filter(([, value]) => value);
  return (
    <div className="found__head">
      {sums.length > 0 && (
        <dl className="found__sums">
          {sums.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {totals && totals.cancelled > 0 && (
        <p className="found__note">
          {t(totals.cancelled === 1 ? 'cancelled.one' : 'cancelled', { count: totals.cancelled })}
        </p>
      )}
      <TakeAway search={search} sums={sums.map(([name, value]) => `${name}: ${value}`)} />
    </div>
  );
}

/** Fetches all that was found, for a file or for paper. */
function TakeAway({ search, sums }: { search: Search; sums: readonly string[] }) {
  const t = useSearchTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState<'save' | 'print'>();
  const left = useRef(new AbortController());
  useEffect(() => {
    const running = new AbortController();
    left.current = running;
    return () => running.abort();
  }, []);
  const take = async (how: 'save' | 'print') => {
    const { signal } = left.current;
    setBusy(how);
    try {
      const { saveList, printList } = await importPart(() => import('./list.ts'), import.meta.url);
      const orders = await search.all(signal);
      if (how === 'save') await saveList(orders, language);
      else await printList(orders, sums, language);
    } catch {
      if (!signal.aborted) notify(t('failed'), 'error');
    }
    if (!signal.aborted) setBusy(undefined);
  };
  return (
    <div className="found__take">
      <Button kind="secondary" busy={busy === 'save'} onClick={() => take('save')}>
        {t('save')}
      </Button>
      <Button kind="secondary" busy={busy === 'print'} onClick={() => take('print')}>
        {t('print')}
      </Button>
    </div>
  );
}

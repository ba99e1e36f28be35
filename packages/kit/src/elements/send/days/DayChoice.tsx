import { formatFromPrice } from '@freight/client/format';
import type { PriceDate } from '@freight/contract';
import { useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import type { Priced } from '#elements/send/draft/draft.ts';
import { chooseDay, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { runOf } from '#elements/send/steps/runOf.ts';
import { dateText, dayText, emissionsText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RunSentence } from '#orders/run/RunSentence.tsx';
import { dayTexts } from '#orders/run/strings/index.ts';
import { announce } from '#platform/announcer.ts';
import { useStore } from '#platform/useStore.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Select } from '#ui/select/Select.tsx';
import { bestUntil } from './bestDay.ts';
import css from './days.css?inline';

interface DayChoiceProps {
  /** Its price is that as soon as possible. */
  priced: Priced;
  dates: readonly PriceDate[];
}

/** The next days with their prices as a strip of choices; the day of an empty lorry is marked, and says why it is cheaper. */
export function DayChoice({ priced, dates }: DayChoiceProps) {
  const { host } = useElement();
  useSheet(host, css);
  const t = dayTexts.useWhenProvided();
  const chosen = useStore(orderDraft(), ({ draft }) => draft.date);
  const soonest = { price: priced.soonestPrice ?? 0, kgCo2e: priced.emissions?.kgCo2e ?? 0 };
  // Without a choice, the sentence is about the best day that there is.
  const shown = dates.find(({ date }) => date === chosen) ?? bestUntil(dates, dates.at(-1)?.date ?? '');
  const run = chosen === '' || shown?.date === chosen ? runOf(shown) : undefined;
  return (
    <div className="days">
      <fieldset>
        <legend className="fuels__legend">{t('legend')}</legend>
        <div className="days__strip">
          <Day date="" isChosen={chosen === ''} {...soonest} />
          {dates.map((day) => (
            <Day key={day.date} isChosen={day.date === chosen} {...day} />
          ))}
        </div>
      </fieldset>
      <Wait dates={dates} chosen={chosen} />
      {run && <RunSentence run={run} />}
    </div>
  );
}

type DayProps = Pick<PriceDate, 'date' | 'price' | 'kgCo2e' | 'reason'> & { isChosen: boolean };

function Day({ date, price, kgCo2e, reason, isChosen }: DayProps) {
  const t = dayTexts.useWhenProvided();
  const language = useLanguage();
  return (
    <label className="fuels__card days__day" part="choice" data-reason={reason}>
      <input
        type="radio"
        name="date"
        className="fuels__choice"
        value={date}
        checked={isChosen}
        onChange={({ currentTarget }) => {
          chooseDay(date);
          currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      />
      <b>{date ? dateText(date, language, { weekday: 'short' }) : t('soonest')}</b>
      <span className="fuels__text">
        {date ? dateText(date, language, { day: 'numeric', month: 'short' }) : '\u00a0'}
      </span>
      <b>{formatFromPrice(price)}</b>
      <span className="fuels__text">{kgCo2e > 0 && emissionsText({ kgCo2e }, language)}</span>
      {reason && (
        <span className="fuels__text">
          <Icon name="truck" />
          {`\u00a0${t('empty')}`}
        </span>
      )}
    </label>
  );
}

/** Chooses the best day of a span for somebody who is in no hurry. */
function Wait({ dates, chosen }: { dates: readonly PriceDate[]; chosen: string }) {
  const t = dayTexts.useWhenProvided();
  const language = useLanguage();
  const [until, setUntil] = useState('');
  const nameOf = (date: string) => dayText(date, language) ?? date;
  function waitUntil(date: string): void {
    setUntil(date);
    const best = bestUntil(dates, date);
    if (!best) return;
    chooseDay(best.date);
    const { price } = best;
    announce(t('best', { until: nameOf(date), day: nameOf(best.date), price: formatFromPrice(price) }));
  }
  return (
    <Select
      label={t('wait')}
      emptyLabel={t('waitEmpty')}
      options={dates.map(({ date }) => ({ value: date, label: nameOf(date) }))}
      // Another day that was chosen since is not the best one.
      value={bestUntil(dates, until)?.date === chosen ? until : ''}
      onChange={({ currentTarget }) => waitUntil(currentTarget.value)}
    />
  );
}

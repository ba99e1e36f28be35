import { useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import { type Filter, noFilter } from '#elements/orders/filter.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Select } from '#ui/select/Select.tsx';
import { daysOf, type Period, periodOf, periods } from './periods.ts';
import css from './search.css?inline';
import { useSearchTexts } from './strings/index.ts';

interface ChoicesProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

const phases = ['waiting', 'moving', 'arrived', 'problem', 'ended'] as const;
const directions = ['outgoing', 'incoming'] as const;
const sorts = ['date-asc', 'price-desc', 'price-asc', 'status-asc', 'status-desc'] as const;

/** Period, status, direction and sorting of a search. Where the API cannot search, a direction is not known. */
export function Choices({ filter, onChange }: ChoicesProps) {
  const t = useSearchTexts();
  const { host } = useElement();
  useSheet(host, css);
  const knowsDirections = useCapability('orderSearch');
  const { phase, direction, orderBy, sortOrder } = filter;
  const sort = `${orderBy}-${sortOrder}`;
  /** Whether the customer chooses two days of their own, even while both fields are empty. */
  const [isOwn, setOwn] = useState(false);
  const clear = () => {
    setOwn(false);
    onChange(noFilter);
  };
  return (
    <div className="choices">
      <PeriodFields filter={filter} onChange={onChange} isOwn={isOwn} onOwn={setOwn} />
      <Select
        label={t('status')}
        emptyLabel={t('status.any')}
        options={phases.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={phase === 'all' ? '' : phase}
        onChange={({ target }) => onChange({ ...filter, phase: (target.value || 'all') as Filter['phase'] })}
      />
      {knowsDirections && (
        <Select
          label={t('direction')}
          emptyLabel={t('direction.any')}
          options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
          value={direction === 'all' ? '' : direction}
          onChange={({ target }) =>
            onChange({ ...filter, direction: (target.value || 'all') as Filter['direction'] })
          }
        />
      )}
      <Select
        label={t('sort')}
        emptyLabel={t('sort.date-desc')}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sort === 'date-desc' ? '' : sort}
        onChange={({ target }) => {
          const [by = 'date', order = 'desc'] = target.value.split('-');
          onChange({ ...filter, orderBy: by || 'date', sortOrder: order } as Filter);
        }}
      />
      <Button kind="quiet" className="choices__clear" onClick={clear}>
        {t('clear')}
      </Button>
    </div>
  );
}

interface PeriodFieldsProps extends ChoicesProps {
  isOwn: boolean;
  onOwn: (isOwn: boolean) => void;
}

function PeriodFields({ filter, onChange, isOwn, onOwn }: PeriodFieldsProps) {
  const t = useSearchTexts();
  const { from, to } = filter;
  const now = pageSession().serverTime();
  const named = periodOf(filter, now);
  const hasDays = isOwn || (!named && Boolean(from || to));
  const choose = (period: string) => {
    onOwn(period === 'own');
    if (period === 'own') return;
    onChange({ ...filter, ...(period ? daysOf(period as Period, now) : { from: '', to: '' }) });
  };
  const isEarly = from !== '' && to !== '' && to < from;
  return (
    <>
      <Select
        label={t('period')}
        emptyLabel={t('period.any')}
        options={[...periods, 'own' as const].map((value) => ({ value, label: t(`period.${value}`) }))}
        value={hasDays ? 'own' : (named ?? '')}
        onChange={({ target }) => choose(target.value)}
      />
      {hasDays && (
        <>
          <Field
            type="date"
            label={t('from')}
            max={to || undefined}
            value={from}
            onChange={({ target }) => onChange({ ...filter, from: target.value })}
          />
          <Field
            type="date"
            label={t('to')}
            min={from || undefined}
            value={to}
            error={isEarly ? t('to.early') : undefined}
            onChange={({ target }) => onChange({ ...filter, to: target.value })}
          />
        </>
      )}
    </>
  );
}

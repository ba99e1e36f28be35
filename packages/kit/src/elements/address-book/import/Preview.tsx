import { addressLine } from '@freight/client/format';
import type { ReactNode } from 'react';
import { useBookTexts } from '#elements/address-book/strings/index.ts';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import type { ImportLine, ReadFile } from './readFile.ts';

interface PreviewProps {
  read: ReadFile;
  /** What has not been saved yet. */
  waiting: readonly ImportLine[];
  isBusy: boolean;
  failure?: unknown;
  onImport: () => void;
  onRestart: () => void;
}

/** More lines are counted, not shown. */
const mostShown = 200;

/** What the file holds, line by line: first what is wrong, then what is there already, then what can be imported. */
export function Preview({ read, waiting, isBusy, failure, onImport, onRestart }: PreviewProps) {
  const t = useBookTexts();
  const sentenceOf = useErrorSentence();
  const { faulty, known, good } = read;
  const done = good.length - waiting.length;
  return (
    <>
      {faulty.length > 0 && (
        <Lines title={t('import.faulty', { count: faulty.length })} lines={faulty} isOpen>
          <p>{t('import.faulty.hint')}</p>
        </Lines>
      )}
      {known.length > 0 && <Lines title={t('import.known', { count: known.length })} lines={known} />}
      {good.length > 0 && <Lines title={t('import.good', { count: good.length })} lines={good} isOpen />}
      {isBusy && <p role="status">{t('import.progress', { done, count: good.length })}</p>}
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sentenceOf(failure, t('failed'))}</p>
          {done > 0 && <p>{t('import.failed', { done, count: good.length })}</p>}
        </Notice>
      )}
      <div className="book__buttons import__foot">
        {waiting.length > 0 && (
          <Button busy={isBusy} onClick={onImport}>
            {t('import.confirm', { count: waiting.length })}
          </Button>
        )}
        <Button kind="secondary" disabled={isBusy} onClick={onRestart}>
          {t('import.other')}
        </Button>
      </div>
    </>
  );
}

interface LinesProps {
  title: string;
  lines: readonly ImportLine[];
  isOpen?: boolean;
  children?: ReactNode;
}

function Lines({ title, lines, isOpen = false, children }: LinesProps) {
  const t = useBookTexts();
  return (
    <details className="import__lines" open={isOpen}>
      <summary>{title}</summary>
      {children}
      <ol className="book__list">
        {lines.slice(0, mostShown).map((line) => (
          <Line key={line.line} {...line} />
        ))}
      </ol>
      {lines.length > mostShown && <p>{t('import.more', { count: lines.length - mostShown })}</p>}
    </details>
  );
}

function Line({ line, texts, faults }: ImportLine) {
  const t = useBookTexts();
  const { name, contact, phone, email, street, postalCode, city } = texts;
  return (
    <li className="book__entry">
      <span className="import__place">{t('import.line', { line })}</span>
      <div className="book__words">
        <strong>{name}</strong>
        <p>{addressLine(street, `${postalCode} ${city}`.trim())}</p>
        <p className="book__muted">{[contact, phone, email].filter(Boolean).join(' · ')}</p>
        {faults.map((fault) => (
          <p key={fault} className="field__error" part="error">
            <Icon name="alert" />
            <span>{t(`fault.${fault}`)}</span>
          </p>
        ))}
      </div>
    </li>
  );
}

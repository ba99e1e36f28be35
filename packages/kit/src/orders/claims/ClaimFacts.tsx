import type { Claim } from '@freight/contract';
import { useRef, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/button/Button.tsx';
import { kindText, shortDate, stateText } from './claimTexts.ts';
import { claimsTexts } from './strings/index.ts';

/** A claim as its sender sees it: the number, how far it is, and the answer or until when there is one. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const t = claimsTexts.use();
  const language = useLanguage();
  const { caseNumber, answer, createdAt, answeredAt, answerBy } = claim;
  const dated = (key: 'reported' | 'answered' | 'answerBy', value = '') => {
    const date = shortDate(value, language);
    return date && t(key, { date });
  };
  const dates = [
    dated('reported', createdAt),
    answer ? dated('answered', answeredAt) : dated('answerBy', answerBy),
  ];
  return (
    <div>
      <p className="claims__row">
        <strong>{kindText(t, claim)}</strong>
        <span>{stateText(t, claim)}</span>
      </p>
      <CaseNumber number={caseNumber} />
      <p className="field__hint">{dates.filter(Boolean).join(' · ')}</p>
      {answer && <p className="claims__answer">{answer}</p>}
    </div>
  );
}

function CaseNumber({ number }: { number: string }) {
  const t = claimsTexts.use();
  const shown = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
      announce(t('case.copied'));
    } catch {
      // The clipboard needs a secure page and permission; without them, select the number to be copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return (
    <p className="claims__row">
      <span>
        {t('case.label')}{' '}
        <strong ref={shown} translate="no">
          {number}
        </strong>
      </span>
      <Button
        kind="quiet"
        aria-label={`${t(isCopied ? 'case.copied' : 'case.copy')} ${number}`}
        onClick={copy}
      >
        {t(isCopied ? 'case.copied' : 'case.copy')}
      </Button>
    </p>
  );
}

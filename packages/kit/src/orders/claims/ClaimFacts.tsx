import type { Claim } from '@freight/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/button/Button.tsx';
import { kindText, shortDate, stateText } from './claimTexts.ts';
import { claimsTexts } from './strings/index.ts';

/** A claim as its sender sees it: the number, how far it is, and the answer or until when there is one. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const t = claimsTexts.use();
  const language = useLanguage();
  const { caseNumber, answer, createdAt, answeredAt = '', answerBy } = claim;
  return (
    <div>
      <strong>{kindText(t, claim)}</strong>
      <dl className="fact-list">
        <Row name={t('state.label')}>{stateText(t, claim)}</Row>
        <Row name={t('case.label')}>
          <CaseNumber number={caseNumber} />
        </Row>
        <Row name={t('reported')}>{shortDate(createdAt, language)}</Row>
        <Row name={t(answer ? 'answered' : 'answerBy')}>
          {shortDate(answer ? answeredAt : answerBy, language)}
        </Row>
      </dl>
      {answer && <p className="draft__words">{answer}</p>}
    </div>
  );
}

/** Left out without a value. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="fact-list__row">
      <dt className="fact-list__name">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CaseNumber({ number }: { number: string }) {
  const t = claimsTexts.use();
  const shown = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const label = t(isCopied ? 'case.copied' : 'case.copy');

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
    <span className="draft__row">
      <strong ref={shown} translate="no">
        {number}
      </strong>
      <Button kind="quiet" aria-label={`${label} ${number}`} onClick={copy}>
        {label}
      </Button>
    </span>
  );
}

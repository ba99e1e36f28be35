import { createClaims, NetworkError } from '@freight/client';
import { type Claim, type ClaimKind, claimKinds } from '@freight/contract';
import { Suspense, useEffect, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts, Section } from '#ui/facts/Facts.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import { isBegun } from './claimDraft.ts';
import css from './claims.css?inline';
import { shortDate } from './claimTexts.ts';
import { claimsTexts } from './strings/index.ts';
import { useReport } from './useReport.ts';

const ClaimDialog = lazyPart(async () => (await import('./ClaimDialog.tsx')).ClaimDialog, import.meta.url);

interface ClaimsSectionProps {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
}

/** What can be reported about a delivery and until when, and what has been; nothing for another customer's order. */
export function ClaimsSection({ id }: ClaimsSectionProps) {
  const { data, error, reload } = useRequest((signal) => pageApi(createClaims).read(id, { signal }), [id]);
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, [error, reload]);
  if (!data) return null;
  const kinds = claimKinds.flatMap((kind) => {
    const { until } = data.kinds.find((one) => one.kind === kind) ?? {};
    return until ? [{ kind, until }] : [];
  });
  if (kinds.length === 0 && data.claims.length === 0) return null;
  return <Claims key={id} id={id} kinds={kinds} earlier={data.claims} />;
}

interface ClaimsProps {
  id: string;
  kinds: readonly { kind: ClaimKind; until: string }[];
  earlier: readonly Claim[];
}

function Claims({ id, kinds, earlier }: ClaimsProps) {
  const t = claimsTexts.useWhenProvided();
  const language = useLanguage();
  const { host } = useElement();
  useSheet(host, css);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [sent, setSent] = useState<readonly Claim[]>([]);
  const report = useReport(id, (claim) => {
    setSent((before) => [claim, ...before]);
    announce(t('sent'));
  });
  const { progress } = report;
  const open = kinds.filter(({ until }) => Date.parse(until) > Date.now());
  const isSent = ({ caseNumber }: Claim) => sent.some((one) => one.caseNumber === caseNumber);
  const claims = [...sent, ...earlier.filter((claim) => !isSent(claim))];
  const isUnsent = isBegun(report.draft);
  return (
    <div className="claims">
      <Section title={t('title')}>
        <Facts
          facts={kinds.map((one) => {
            const date = shortDate(one.until, language);
            return [t(`kind.${one.kind}`), t(open.includes(one) ? 'by' : 'closed', { date })];
          })}
        />
        {isUnsent && !isOpen && <p>{t(progress === 'silent' ? 'silent' : 'unsent')}</p>}
        {(open.length > 0 || report.draft.isSending) && (
          <div className="claims__row">
            <Button
              kind="secondary"
              onClick={() => {
                if (progress === 'sent') report.renew();
                setOpened(true);
                setOpen(true);
              }}
            >
              {t(isUnsent ? 'continue' : 'open')}
            </Button>
          </div>
        )}
        {claims.length > 0 && (
          <ul className="claims__sheet">
            {claims.map((claim) => (
              <li key={claim.caseNumber}>
                <ClaimFacts claim={claim} />
              </li>
            ))}
          </ul>
        )}
        {wasOpened && (
          <Suspense>
            <ClaimDialog
              report={report}
              kinds={open.map(({ kind }) => kind)}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Section>
    </div>
  );
}

import { type Claim, type ClaimKind, claimKinds, isDoorClaim } from '@freight/contract';
import { Suspense, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import draftsCss from '#orders/drafts/drafts.css?inline';
import { announce } from '#platform/announcer.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts, Section } from '#ui/facts/Facts.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import { isBegun } from './claimDraft.ts';
import css from './claims.css?inline';
import { shortDate } from './claimTexts.ts';
import { claimsTexts } from './strings/index.ts';
import { useClaims } from './useClaims.ts';
import { useReport } from './useReport.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, import.meta.url);

interface ClaimsSectionProps {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
  /** Reports about an attempt at the door are shown beside that attempt. */
  isDoorElsewhere: boolean;
}

/** What can be reported about a delivery and until when, and what has been; nothing for another customer's order. */
export function ClaimsSection({ id, isDoorElsewhere }: ClaimsSectionProps) {
  const { data } = useClaims(id);
  if (!data) return null;
  const kinds = claimKinds.flatMap((kind) => {
    const { until } = data.kinds.find((one) => one.kind === kind) ?? {};
    return until ? [{ kind, until }] : [];
  });
  const earlier = data.claims.filter(({ kind }) => !(isDoorElsewhere && isDoorClaim(kind)));
  if (kinds.length === 0 && earlier.length === 0) return null;
  return <Claims key={id} id={id} kinds={kinds} earlier={earlier} />;
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
  useSheet(host, draftsCss);
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
    <div className="claims draft">
      <Section title={t('title')}>
        <Facts
          facts={kinds.map((one) => {
            const date = shortDate(one.until, language);
            return [t(`kind.${one.kind}`), t(open.includes(one) ? 'by' : 'closed', { date })];
          })}
        />
        {isUnsent && !isOpen && <p>{t(progress === 'silent' ? 'silent' : 'unsent')}</p>}
        {(open.length > 0 || report.draft.isSending) && (
          <div className="draft__row">
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
          <ul className="draft__sheet">
            {claims.map((claim) => (
              <li key={claim.caseNumber}>
                <ClaimFacts claim={claim} />
              </li>
            ))}
          </ul>
        )}
        {wasOpened && (
          <Suspense>
            <ReportDialog
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

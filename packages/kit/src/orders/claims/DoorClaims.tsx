import { type Claim, type DoorClaimKind, doorClaimKinds, type HandoverAttempt } from '@freight/contract';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import draftsCss from '#orders/drafts/drafts.css?inline';
import { announce } from '#platform/announcer.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import css from './claims.css?inline';
import { DoorForm } from './DoorForm.tsx';
import { claimsTexts } from './strings/index.ts';
import { useClaims } from './useClaims.ts';
import { useReport } from './useReport.ts';

const outcomes = { notMyDoor: 'delivered', wasAtHome: 'failed' } as const satisfies Record<
  DoorClaimKind,
  string
>;

interface DoorClaimsProps {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
  /** Oldest first. */
  attempts: readonly HandoverAttempt[];
  /** Called once it is known what can be reported. */
  onSettled: () => void;
}

/** Reports about the attempts at the door: those that are possible, and those that were sent. */
export function DoorClaims({ id, attempts, onSettled }: DoorClaimsProps) {
  const t = claimsTexts.useWhenProvided();
  const { host } = useElement();
  useSheet(host, draftsCss);
  useSheet(host, css);
  const { data, isSettled } = useClaims(id, attempts.length);
  const [sent, setSent] = useState<readonly Claim[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(onSettled);
  useLayoutEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  if (!data) return null;
  const isSent = ({ caseNumber }: Claim) => sent.some((one) => one.caseNumber === caseNumber);
  const all = [...sent, ...data.claims.filter((claim) => !isSent(claim))];
  const claims = all.filter(({ kind }) => doorClaimKinds.some((one) => one === kind));
  const now = pageSession().serverTime();
  const open = doorClaimKinds.filter((kind) => {
    const { to } = attempts.findLast(({ outcome }) => outcome === outcomes[kind]) ?? {};
    const isOpen = data.kinds.some((one) => one.kind === kind && Date.parse(one.until) > now);
    // Once about each attempt.
    const isSaid = claims.some(
      (one) => one.kind === kind && Date.parse(one.createdAt) >= Date.parse(to ?? ''),
    );
    return to && isOpen && !isSaid;
  });
  if (open.length + claims.length === 0) return null;
  return (
    <div className="door claims draft draft__sheet draft__focused" ref={box} tabIndex={-1}>
      {open.length > 0 && <p>{t('door.title')}</p>}
      <div className="draft__row">
        {doorClaimKinds.map((kind) => (
          <DoorClaim
            key={kind}
            id={id}
            kind={kind}
            isOpen={open.includes(kind)}
            onSent={(claim) => setSent((before) => [claim, ...before])}
            // The button is gone, which would get the focus back.
            onClosed={() => box.current?.focus()}
          />
        ))}
      </div>
      {claims.map((claim) => (
        <ClaimFacts key={claim.caseNumber} claim={claim} />
      ))}
    </div>
  );
}

interface DoorClaimProps {
  id: string;
  kind: DoorClaimKind;
  /** It can be reported now. */
  isOpen: boolean;
  onSent: (claim: Claim) => void;
  onClosed: () => void;
}

/** A button that opens the dialog for one of the two reports. */
function DoorClaim({ id, kind, isOpen, onSent, onClosed }: DoorClaimProps) {
  const t = claimsTexts.use();
  const [isShown, setShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const report = useReport(
    id,
    (claim) => {
      onSent(claim);
      announce(t('sent'));
    },
    kind,
  );
  const { draft, progress } = report;
  const isUnsent = draft.isSending || draft.text !== '' || draft.pictures.length > 0;
  return (
    <>
      {(isOpen || draft.isSending) && (
        <>
          <Button
            kind="secondary"
            onClick={() => {
              if (progress === 'sent') report.renew();
              report.change({ kind });
              setWasShown(true);
              setShown(true);
            }}
          >
            {t(`kind.${kind}`)}
          </Button>
          {isUnsent && !isShown && <span>{t(progress === 'silent' ? 'silent' : 'unsent')}</span>}
        </>
      )}
      {wasShown && (
        <ClaimDialog
          report={report}
          title={t(`kind.${kind}`)}
          isOpen={isShown}
          onClose={() => {
            setShown(false);
            if (progress === 'sent') requestAnimationFrame(onClosed);
          }}
        >
          <DoorForm report={report} />
        </ClaimDialog>
      )}
    </>
  );
}

import { type Change, type ChangesOfOrder, changeKinds, factsOfStatus } from '@freight/contract';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import draftsCss from '#orders/drafts/drafts.css?inline';
import { announce } from '#platform/announcer.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { isBegun } from './changeDraft.ts';
import css from './changes.css?inline';
import { kindText, newsText, untilText } from './changeTexts.ts';
import { changesTexts } from './strings/index.ts';
import { useChange } from './useChange.ts';
import { useChanges } from './useChanges.ts';

const ChangeDialog = lazyPart(async () => (await import('./ChangeDialog.tsx')).ChangeDialog, import.meta.url);

interface ChangesSectionProps {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
  status: string;
  onOtherPickup?: ((ask: (() => void) | undefined) => void) | undefined;
}

/** What can be changed about an order and until when, and what has been; nothing for another customer's order. */
export function ChangesSection({ id, status, onOtherPickup }: ChangesSectionProps) {
  const t = changesTexts.useWhenProvided();
  const { known, ...calls } = useChanges({
    id,
    status,
    onNews: (news) => announce(news.map((change) => newsText(t, change)).join('. ')),
  });
  const isOver = factsOfStatus(status)?.isFinal ?? false;
  if (!known || known.changes.length + (isOver ? 0 : known.kinds.length) === 0) return null;
  return <Changes key={id} {...{ id, known, isOver, onOtherPickup }} {...calls} />;
}

interface ChangesProps {
  id: string;
  known: ChangesOfOrder;
  /** Nothing can be changed any more. */
  isOver: boolean;
  onOtherPickup: ChangesSectionProps['onOtherPickup'];
  take: (changes: ChangesOfOrder) => void;
  reload: () => void;
}

function Changes({ id, known, isOver, onOtherPickup, take, reload }: ChangesProps) {
  const t = changesTexts.use();
  const { host } = useElement();
  useSheet(host, draftsCss);
  useSheet(host, css);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  /** The changes when the person began to write: what is newer, others have done. */
  const [seen, setSeen] = useState<readonly Change[]>(known.changes);
  const requesting = useChange({
    id,
    changes: known,
    take,
    reload,
    onSent({ changes }) {
      setSeen(changes);
      announce(t('sent'));
    },
  });
  const { draft, progress } = requesting;
  const kinds = changeKinds.filter((kind) => known.kinds.some((one) => one.kind === kind && one.isOpen));
  const isUnsent = isBegun(draft);
  const canOpen = !isOver && (kinds.length > 0 || draft.isSending);
  const open = () => {
    if (progress === 'sent') requesting.renew();
    if (!isUnsent) setSeen(known.changes);
    setOpened(true);
    setOpen(true);
  };
  const askForPickup = useRef(open);
  askForPickup.current = () => {
    open();
    requesting.change({ kind: 'pickupDay' });
  };
  const offer = useEffectEvent((ask: (() => void) | undefined) => onOtherPickup?.(ask));
  const offersPickup = !isOver && !draft.isSending && kinds.includes('pickupDay');
  useEffect(() => {
    if (!offersPickup) return;
    offer(() => askForPickup.current());
    return () => offer(undefined);
  }, [offersPickup]);
  const section = useRef<HTMLDivElement>(null);
  const hasChanges = known.changes.length > 0;
  // The button that had the focus is gone when a change was taken back.
  const waiting = known.changes.filter(({ isOwn, state }) => isOwn && state === 'waiting').length;
  const waited = useRef(waiting);
  useEffect(() => {
    const root = section.current?.getRootNode() as ShadowRoot | undefined;
    if (waiting < waited.current && root && !root.activeElement && !isOpen && hadFocus(root))
      section.current?.focus();
    waited.current = waiting;
  }, [waiting, isOpen]);
  return (
    <div className="changes draft draft__focused" ref={section} tabIndex={-1}>
      <Section title={t(isOver ? 'title.over' : 'title')}>
        {!isOver && <Possible kinds={known.kinds} />}
        {isUnsent && !isOpen && canOpen && <p>{t(progress === 'silent' ? 'silent' : 'unsent')}</p>}
        {canOpen && (
          <div className="draft__row">
            <Button kind="secondary" onClick={open}>
              {t(isUnsent ? 'continue' : 'open')}
            </Button>
          </div>
        )}
        {hasChanges && (
          <ul className="changes__list" aria-label={t('history')}>
            {[...known.changes].reverse().map((change) => (
              <li key={change.id}>
                <ChangeFacts {...{ id, change, take, reload }} />
              </li>
            ))}
          </ul>
        )}
        {wasOpened && (
          <Suspense>
            <ChangeDialog
              {...{ id, requesting, kinds, known, seen, take, reload, isOpen }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Section>
    </div>
  );
}

/** Whether the focus went back to the page when the focused part was removed. */
const hadFocus = (root: ShadowRoot): boolean => {
  const { activeElement, body } = root.ownerDocument;
  return activeElement === root.host || activeElement === body;
};

/** The kinds by until when they can be changed, or why they no longer can. */
function Possible({ kinds }: { kinds: ChangesOfOrder['kinds'] }) {
  const t = changesTexts.use();
  const language = useLanguage();
  const now = pageSession().serverTime();
  const offered = changeKinds.flatMap((kind) => kinds.find((one) => one.kind === kind) ?? []);
  const groups = Map.groupBy(offered, (kind) => untilText(t, kind, language, now));
  return (
    <div className="changes__possible draft__sheet">
      {[...groups].map(([until, group]) => (
        <div key={until}>
          <p className="field__hint">{until}</p>
          <ul className="changes__kinds">
            {group.map(({ kind }) => (
              <li key={kind}>{kindText(t, kind)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

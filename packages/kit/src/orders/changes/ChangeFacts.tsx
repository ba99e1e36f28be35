import { ApiError, createChanges } from '@freight/client';
import type { Change, ChangesOfOrder } from '@freight/contract';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { momentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import {
  byText,
  contentsText,
  costText,
  failureText,
  kindText,
  refusalText,
  stateText,
} from './changeTexts.ts';
import { changesTexts } from './strings/index.ts';

interface ChangeFactsProps {
  /** The id or the number of the order, or `share:` and the token of a link. */
  id: string;
  change: Change;
  take: (changes: ChangesOfOrder) => void;
  reload: () => void;
}

/** A change with its state, who wanted it and when, what it costs, and the answer; the own one can be taken back. */
export function ChangeFacts({ change, ...order }: ChangeFactsProps) {
  const t = changesTexts.use();
  const language = useLanguage();
  const { fee, requestedAt, decidedAt = '', pictureUrl, isOwn, state } = change;
  const contents = contentsText(change, language);
  return (
    <div className="draft__sheet">
      <div>
        <strong>{kindText(t, change.kind)}</strong>
        {contents && <p className="draft__words">{contents}</p>}
      </div>
      {pictureUrl && (
        <div className="draft__row">
          <a
            className="button button--secondary"
            part="button secondary"
            href={pictureUrl}
            target="_blank"
            rel="noreferrer"
          >
            {t('picture')}
          </a>
        </div>
      )}
      <Facts
        facts={[
          [t('state.label'), stateText(t, change)],
          [t('reason.label'), refusalText(t, change, language)],
          [t('by.label'), byText(t, change)],
          [t('cost.label'), costText(t, fee)],
          [t('at.label'), momentText(requestedAt, language)],
          [t('decided.label'), momentText(decidedAt, language)],
        ]}
      />
      {isOwn && state === 'waiting' && <Withdrawal changeId={change.id} {...order} />}
    </div>
  );
}

function Withdrawal({ id, changeId, take, reload }: Omit<ChangeFactsProps, 'change'> & { changeId: string }) {
  const t = changesTexts.use();
  const sentence = useErrorSentence();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function withdraw(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      take(await pageApi(createChanges).withdraw(id, changeId));
      announce(t('withdrawn'));
    } catch (error) {
      setFailure(error);
      // It may have been decided meanwhile.
      if (error instanceof ApiError) reload();
    }
    setBusy(false);
  }
  return (
    <>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{failureText(t, failure) ?? sentence(failure, t('withdraw.failed'))}</p>
        </Notice>
      )}
      <div className="draft__row">
        <Button kind="secondary" busy={isBusy} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}

import { createAccounts } from '@freight/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { useAccountErrorSentence } from '#i18n/accountErrorTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { texts } from './strings/index.ts';

/** Whom a verification mail was sent to; the password is kept while this is shown, for sending it again. */
export interface Awaited {
  email: string;
  password: string;
}

interface InboxProps {
  awaited: Awaited;
  /** Sends the mail immediately, because the visitor asked for it. */
  isSending: boolean;
  onOther: () => void;
  onLogin: () => void;
}

/** Shown until the address is verified: what happens next, and what to do if no mail arrives. */
export function Inbox({ awaited: { email, password }, isSending, onOther, onLogin }: InboxProps) {
  const t = texts.use();
  const sentenceOf = useAccountErrorSentence();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; words: string }>();
  const { isBusy, send } = useSending();

  async function sendAgain(): Promise<void> {
    if (isBusy) return;
    setOutcome(undefined);
    await send(
      async (signal) => {
        await pageApi(createAccounts).register(email, password, { signal });
        setOutcome({ kind: 'success', words: t('inbox.sent') });
      },
      (error) => setOutcome({ kind: 'error', words: sentenceOf(error, t('inbox.failed')) }),
    );
  }

  const sendNow = useEffectEvent(sendAgain);
  useEffect(() => {
    if (isSending) void sendNow();
  }, [isSending]);

  return (
    <div className="credentials">
      <p>{t('inbox.sentTo', { email })}</p>
      <p>{t('inbox.next')}</p>
      <p className="credentials__note">{t('inbox.missing')}</p>
      {outcome && <Notice kind={outcome.kind}>{outcome.words}</Notice>}
      <Button kind="secondary" busy={isBusy} onClick={sendAgain}>
        {t('inbox.again')}
      </Button>
      <Button kind="quiet" disabled={isBusy} onClick={onOther}>
        {t('inbox.other')}
      </Button>
      <p className="credentials__switch">
        <span>{t('inbox.elsewhere')}</span>
        <Button kind="quiet" disabled={isBusy} onClick={onLogin}>
          {t('signUp.toLogin')}
        </Button>
      </p>
    </div>
  );
}

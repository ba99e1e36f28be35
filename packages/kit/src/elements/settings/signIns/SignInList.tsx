import { createSignIns, isAborted } from '@freight/client';
import type { SignIn } from '@freight/contract';
import { useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useAccountErrorSentence } from '#i18n/accountErrorTexts.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { nearMomentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { useRequest } from '#platform/useRequest.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { signInsTexts } from './strings/index.ts';

/** Where the account is signed in: each sign-in with its device, and a button that ends it. */
export function SignInList() {
  const t = signInsTexts.useWhenProvided();
  const common = useCommonTexts();
  const sentenceOf = useAccountErrorSentence();
  const { state, data, reload } = useRequest((signal) => pageApi(createSignIns).list({ signal }), []);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const title = useRef<HTMLHeadingElement>(null);
  const signIns = (data ?? []).filter(({ id }) => !ended.includes(id));
  const others = signIns.filter(({ isCurrent }) => !isCurrent);

  async function end(gone: readonly SignIn[], name: string, work: () => Promise<void>): Promise<void> {
    setRunning(name);
    setFailure(undefined);
    try {
      await work();
      setEnded([...ended, ...gone.map(({ id }) => id)]);
      announce(t(name === all ? 'othersEnded' : 'ended'));
      // The button that was pressed is gone.
      title.current?.focus();
    } catch (error) {
      if (!isAborted(error)) setFailure(error);
    } finally {
      setRunning(undefined);
    }
  }

  return (
    <section className="card" part="sign-ins" aria-busy={state === 'loading'}>
      <div>
        <h2 part="heading" ref={title} className="settings__title" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="settings__muted">{t('hint')}</p>
      </div>
      {state === 'failed' && (
        <Notice kind="error">
          <p>{t('loadFailed')}</p>
          <Button kind="secondary" onClick={reload}>
            {common('action.retry')}
          </Button>
        </Notice>
      )}
      <ul className="security">
        {signIns.map((signIn) => (
          <Row
            key={signIn.id}
            signIn={signIn}
            isBusy={running === signIn.id}
            onEnd={() => end([signIn], signIn.id, () => pageApi(createSignIns).end(signIn.id))}
          />
        ))}
      </ul>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sentenceOf(failure, t('failed'))}</p>
        </Notice>
      )}
      {others.length > 1 && (
        <div className="settings__buttons">
          <Button
            kind="secondary"
            busy={running === all}
            onClick={() => end(others, all, () => pageApi(createSignIns).endOthers())}
          >
            {t('endOthers')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** In place of an id: all others are being ended. */
const all = 'all';

interface RowProps {
  signIn: SignIn;
  isBusy: boolean;
  onEnd: () => void;
}

function Row({ signIn: { browser, system, startedAt, lastUsedAt, isCurrent }, isBusy, onEnd }: RowProps) {
  const t = signInsTexts.useWhenProvided();
  const language = useLanguage();
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  const time = (moment: string) => nearMomentText(moment, language, Date.now());
  return (
    <li className="settings__head">
      <span className="settings__who">
        <span className="settings__name">{device}</span>
        {!isCurrent && <span className="settings__muted">{t('lastUsed', { time: time(lastUsedAt) })}</span>}
        <span className="settings__muted">{t('since', { time: time(startedAt) })}</span>
      </span>
      {isCurrent && <span className="settings__badge">{t('current')}</span>}
      {!isCurrent && (
        <Button
          kind="secondary"
          busy={isBusy}
          aria-label={t('end.label', { device, time: time(lastUsedAt) })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

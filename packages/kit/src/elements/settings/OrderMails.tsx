import { createMailChoices } from '@freight/client';
import { type MailChoices, orderMailKinds } from '@freight/contract';
import { useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import { useAccountErrorSentence } from '#i18n/accountErrorTexts.ts';
import { announce } from '#platform/announcer.ts';
import { useRequest } from '#platform/useRequest.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import { useSettingsTexts } from './settingsTexts.ts';

/** Which mails about orders the user gets besides the confirmation; renders nothing if the API has none. */
export function OrderMails() {
  const isOffered = useCapability('orderMails');
  const { data } = useRequest(
    isOffered ? (signal) => pageApi(createMailChoices).read({ signal }) : undefined,
    [isOffered],
  );
  return data ? <Choices stored={data} /> : null;
}

function Choices({ stored }: { stored: MailChoices }) {
  const t = useSettingsTexts();
  const sentenceOf = useAccountErrorSentence();
  const [held, setHeld] = useState(stored);
  const [pending, setPending] = useState<readonly Partial<MailChoices>[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const queue = useRef(Promise.resolve());
  const chosen: MailChoices = Object.assign({}, held, ...pending);
  const kinds = orderMailKinds.filter((kind) => held[kind] !== undefined);
  // One call at a time, because the answer to an earlier change does not contain a later one.
  const choose = (change: Partial<MailChoices>) => {
    setFailure(undefined);
    setPending((changes) => [...changes, change]);
    queue.current = queue.current.then(async () => {
      try {
        setHeld(await pageApi(createMailChoices).change(change));
        announce(t('mails.saved'));
      } catch (error) {
        setFailure(error);
      } finally {
        setPending((changes) => changes.filter((one) => one !== change));
      }
    });
  };
  return (
    <section className="card" part="mails">
      <div>
        <h2 part="heading" className="settings__title">
          {t('mails.title')}
        </h2>
        <p className="settings__muted">{t('mails.hint')}</p>
      </div>
      <div className="settings__choices">
        {kinds.map((kind) => (
          <label key={kind} className="settings__choice">
            <input
              type="checkbox"
              checked={chosen[kind] === true}
              onChange={({ target }) => choose({ [kind]: target.checked })}
            />
            <span>{t(`mails.${kind}`)}</span>
          </label>
        ))}
      </div>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sentenceOf(failure, t('mails.failed'))}</p>
        </Notice>
      )}
    </section>
  );
}

import { type MailChoices, orderMailKinds } from '@freight/contract';
import { useState } from 'react';
import { pageMailChoices } from '#api/mailChoices.ts';
import { useRequest } from '#api/useRequest.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import { failureOf, sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { announce } from '#platform/announcer.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSettingsTexts } from './settingsTexts.ts';

/** Which mails about orders the person gets beyond the confirmation; nothing where the API has none. */
export function OrderMails() {
  const isOffered = useCapability('orderMails');
  const { data } = useRequest(isOffered ? (signal) => pageMailChoices().read({ signal }) : undefined, [
    isOffered,
  ]);
  return data ? <Choices stored={data} /> : null;
}

function Choices({ stored }: { stored: MailChoices }) {
  const t = useSettingsTexts();
  const errors = useErrorTexts();
  const [chosen, setChosen] = useState(stored);
  const [failure, setFailure] = useState<unknown>();
  const choose = async (change: Partial<MailChoices>) => {
    setFailure(undefined);
    setChosen({ ...chosen, ...change });
    try {
      setChosen(await pageMailChoices().change(change));
      announce(t('mails.saved'));
    } catch (error) {
      setChosen(chosen);
      setFailure(error);
    }
  };
  return (
    <section className="card" part="mails">
      <div>
        <h2 className="settings__title">{t('mails.title')}</h2>
        <p className="settings__muted">{t('mails.hint')}</p>
      </div>
      <div className="settings__choices">
        {orderMailKinds.map((kind) => (
          <label key={kind} className="settings__choice">
            <input
              type="checkbox"
              checked={chosen[kind]}
              onChange={({ target }) => void choose({ [kind]: target.checked })}
            />
            <span>{t(`mails.${kind}`)}</span>
          </label>
        ))}
      </div>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sayFailure(errors, failureOf(failure)) || t('mails.failed')}</p>
        </Notice>
      )}
    </section>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { type Judgement, judgeMessage } from './judgeMessage.ts';
import css from './message.css?inline';
import type { MessageLink } from './readMessage.ts';
import { messageTexts } from './strings/index.ts';

interface MessageVerdictProps {
  /** What was pasted; another object for each time it is judged. */
  message: { text: string };
  onFound: (orderId: string) => void;
}

/** Whether a pasted message is from the company, and which of its orders it is about. */
export function MessageVerdict({ message, onFound }: MessageVerdictProps) {
  const t = messageTexts.useWhenProvided();
  const { host } = useElement();
  useSheet(host, css);
  const { data, state } = useRequest((signal) => judgeMessage(message.text, signal), [message]);
  const follow = useEffectEvent(onFound);
  const isNumberAlone = data !== undefined && saysOnlyNumber(message.text, data);
  useEffect(() => {
    if (isNumberAlone && data?.known) follow(data.known);
  }, [isNumberAlone, data]);
  const warning = data && data.foreign.length > 0 ? t('foreign') : '';
  useEffect(() => {
    if (warning) announce(warning, 'assertive');
  }, [warning]);

  if (state === 'failed') return <Notice kind="error">{t('failed')}</Notice>;
  if (!data || isNumberAlone) return <p role="status">{t('reading')}</p>;
  return (
    <section className="message">
      {warning && <Warning links={data.foreign} warning={warning} />}
      {data.own.map((link) => (
        <Notice key={link.text} kind="success">
          <p>{t('own')}</p>
          <p className="message__host">{link.host}</p>
          {!data.known && link.url && (
            <p>
              <a href={link.url.href}>{t('open')}</a>
            </p>
          )}
        </Notice>
      ))}
      <Order judgement={data} onFound={onFound} />
      <Senders judgement={data} />
      <p className="message__muted">{t('private')}</p>
    </section>
  );
}

/** Without anything to judge the order is shown immediately, as if its number alone had been typed. */
function saysOnlyNumber(text: string, { senders, own, foreign, known }: Judgement): boolean {
  if (!known || foreign.length > 0) return false;
  return senders === undefined || own.some((link) => link.text === text.trim());
}

function Warning({ links, warning }: { links: readonly MessageLink[]; warning: string }) {
  const t = messageTexts.use();
  return (
    <Notice kind="error">
      <p>
        <strong>{warning}</strong>
      </p>
      {links.map(({ text, host, isDisguised }) => (
        <div key={text}>
          <p>{t(host ? 'foreign.leads' : 'foreign.nowhere')}</p>
          <p className="message__host">{host ?? text}</p>
          {isDisguised && <p>{t('foreign.disguised')}</p>}
        </div>
      ))}
    </Notice>
  );
}

function Order({ judgement, onFound }: { judgement: Judgement; onFound: (orderId: string) => void }) {
  const t = messageTexts.use();
  const { known, unknown, own, foreign } = judgement;
  if (known)
    return (
      <>
        <p>
          {t('known')} {foreign.length > 0 && t('known.safe')}
        </p>
        <Button kind="secondary" onClick={() => onFound(known)}>
          {t('follow', { number: known })}
        </Button>
      </>
    );
  const [likeliest] = unknown;
  if (likeliest) return <p>{t('unknown', { number: likeliest })}</p>;
  return <p>{t(own.length > 0 ? 'none.own' : 'none')}</p>;
}

function Senders({ judgement: { senders } }: { judgement: Judgement }) {
  const t = messageTexts.use();
  const language = useLanguage();
  if (!senders) return null;
  const list = new Intl.ListFormat(language);
  const { hosts, names, phones } = senders;
  return (
    <p className="message__muted">
      {names.length > 0 && <>{t('senders.names', { names: list.format(names) })} </>}
      {phones.length > 0 && <>{t('senders.phones', { phones: list.format(phones) })} </>}
      {t('senders.hosts', { hosts: list.format(hosts) })}
    </p>
  );
}

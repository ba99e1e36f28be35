import { attemptOutcomes, type HandoverAttempt } from '@freight/contract';
import { useState } from 'react';
import { dateOnlyText, momentText, unitText, windowTexts } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { pageSession } from '#session/session.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { handoverTexts } from './strings/index.ts';

/** False for an outcome that this version does not know: nothing is shown for it. */
export const isKnownOutcome = ({ outcome }: HandoverAttempt): boolean =>
  attemptOutcomes.some((one) => one === outcome);

/** What happened at the door: when, how far away, and by what it can be seen. */
export function Attempt({ attempt }: { attempt: HandoverAttempt }) {
  const t = handoverTexts.use();
  const language = useLanguage();
  const { outcome, from, to, metres, codeRight, name, called, next } = attempt;
  const isFailed = outcome === 'failed';
  const now = pageSession().serverTime();
  const window = (times: { from: string; to: string }) => t('between', windowTexts(times, language, now));
  const answer = (is: boolean | undefined, yes: string, no: string) =>
    is === undefined ? undefined : is ? yes : no;
  return (
    <div className="section">
      <strong>{t(isFailed ? 'failed' : 'delivered')}</strong>
      <Facts
        facts={[
          isFailed ? [t('when.failed'), window({ from, to })] : [t('when'), momentText(to, language)],
          [t('metres'), unitText(metres, language, 'meter', { decimals: 0, unitDisplay: 'long' })],
          [t('code.checked'), answer(codeRight, t('code.right'), t('code.wrong'))],
          [t('name'), name],
          [t('called'), answer(called, t('yes'), t('no'))],
          [t('next'), next && window(next)],
        ]}
      />
      <Pictures {...attempt} />
    </div>
  );
}

function Pictures({ pictureUrl, signatureUrl, picturesUntil }: HandoverAttempt) {
  const t = handoverTexts.use();
  const language = useLanguage();
  if (!(pictureUrl || signatureUrl)) return null;
  const date = picturesUntil && dateOnlyText(picturesUntil, language);
  return (
    <>
      <div className="section">
        {pictureUrl && <Picture url={pictureUrl} label={t('picture')} />}
        {signatureUrl && <Picture url={signatureUrl} label={t('signature')} />}
      </div>
      <p className="field__hint">{date ? t('pictures.until', { date }) : t('pictures.later')}</p>
    </>
  );
}

/** A picture in a box of its size, which opens it; its name where the page's policy blocks it. */
function Picture({ url, label }: { url: string; label: string }) {
  const [blocked, setBlocked] = useState('');
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {blocked === url ? (
        label
      ) : (
        <img
          className="handover__picture"
          src={url}
          alt={label}
          width={160}
          height={120}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBlocked(url)}
        />
      )}
    </a>
  );
}

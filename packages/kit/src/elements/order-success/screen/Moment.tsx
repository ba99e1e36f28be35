import { momentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** A time from the server, formatted in the interface language; renders nothing for an invalid time. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  const text = momentText(at, language);
  if (!text) return null;
  return (
    <time className="success__moment" dateTime={at}>
      {text}
    </time>
  );
}

import { momentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** A time of the wire in the words of the language; nothing for what is no time. */
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

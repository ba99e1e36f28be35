import { useLanguage } from '#i18n/useTexts.ts';

/** A time of the wire in the words of the language; nothing for what is no time. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  return (
    <time className="success__moment" dateTime={at}>
      {text}
    </time>
  );
}

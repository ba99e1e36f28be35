import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Location } from '#maps/places/places.ts';
import { announce } from '#platform/announcer.ts';
import { importPart } from '#platform/importPart.ts';
import { complain } from '#platform/leaving/complain.ts';
import { priceTexts } from './strings/index.ts';
import { chooseTown, townName } from './town.ts';

interface TownFormProps {
  /** The town that is to be replaced. */
  place: Location | null;
  onChosen: () => void;
}

/** The sentence beside the field; the town as it was typed. */
interface Notice {
  text: 'missing' | 'searching' | 'unknown' | 'failed' | 'offline';
  town: string;
}

/**
 * The field for the town. React does not control it: what was typed into the first frame stays where it is, and is read
 * when it is sent.
 */
export function TownForm({ place, onChosen }: TownFormProps) {
  const t = priceTexts.use();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [isReplacing] = useState(place !== null);
  const [isTyped, setTyped] = useState(isReplacing);
  const [notice, setNotice] = useState<Notice>();

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // What was typed into the first frame.
    if (field.current?.value) setTyped(true);
    // The field of a page that has just loaded must not take the focus.
    if (!isReplacing) return;
    field.current?.focus();
    field.current?.select();
  }, [isReplacing]);

  const say = (next: Notice) => {
    setNotice(next);
    announce(t(next.text, { town: next.town }));
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const town = field.current?.value.trim() ?? '';
    if (!town) {
      field.current?.focus();
      return say({ text: 'missing', town });
    }
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    say({ text: 'searching', town });
    try {
      const { placeOfVisitor } = await importPart(() => import('./asking/places.ts'), import.meta.url);
      const found = await placeOfVisitor(town, language, signal);
      if (signal.aborted) return;
      if (!found) return say({ text: 'unknown', town });
      chooseTown(found);
      onChosen();
    } catch (error) {
      if (signal.aborted) return;
      complain('The town could not be found.', error);
      say({ text: navigator.onLine ? 'failed' : 'offline', town });
    }
  }

  return (
    // A `dialog` form outside a dialog does not navigate, so Enter cannot leave the page before the script has loaded.
    <form className="price-line" method="dialog" noValidate onSubmit={submit}>
      <label className="price-line">
        {t('label')}
        <input
          ref={field}
          className="field__control"
          part="field"
          name="town"
          defaultValue={place ? townName(place) : undefined}
          placeholder={t('example')}
          autoComplete="address-level2"
          enterKeyHint="go"
          onInput={() => {
            setTyped(true);
            setNotice(undefined);
          }}
          aria-invalid={notice?.text === 'unknown' || notice?.text === 'missing' ? true : undefined}
        />
      </label>
      {isTyped && (
        <button type="submit" className="price-line__link" part="link">
          {t('show')}
        </button>
      )}
      {notice && <span className="price-line__muted">{t(notice.text, { town: notice.town })}</span>}
    </form>
  );
}

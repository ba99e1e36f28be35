import { createBoards } from '@freight/client';
import { boardLimits } from '@freight/contract';
import { type FormEvent, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { boardLink } from '#elements/arrivals/link.ts';
import { useArrivalsTexts } from '#elements/arrivals/strings/index.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { type Explanation, explain } from '#i18n/explain.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { usePassOn } from '#ui/pass-on/usePassOn.ts';

/** Makes a board, and shows its link once. */
export function NewBoard({ onMade }: { onMade: () => void }) {
  const t = useArrivalsTexts();
  const errors = useErrorTexts();
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [showsNames, setShowsNames] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Explanation>();
  const [link, setLink] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  async function make(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { token } = await pageApi(createBoards).create({
        name: name.trim(),
        place: place.trim(),
        showsNames,
      });
      setLink(boardLink(token));
      setName('');
      setPlace('');
      setShowsNames(false);
      onMade();
    } catch (error) {
      setFailure(explain(error));
    }
    setBusy(false);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim()) void make();
    else nameField.current?.focus();
  }
  return (
    <>
      <form className="boards__new" onSubmit={submit} noValidate>
        <h3 part="heading">{t('new.title')}</h3>
        <Field
          label={t('name.label')}
          hint={t('name.hint')}
          error={isMissing ? t('name.missing') : undefined}
          value={name}
          maxLength={boardLimits.name}
          autoComplete="off"
          inputRef={nameField}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('place.label')}
          hint={t('place.hint')}
          value={place}
          maxLength={boardLimits.place}
          autoComplete="off"
          onChange={({ target }) => setPlace(target.value)}
        />
        <label className="boards__names">
          <input
            type="checkbox"
            checked={showsNames}
            onChange={({ target }) => setShowsNames(target.checked)}
          />
          <span>{t('names.label')}</span>
        </label>
        {failure && (
          <Notice kind="error">
            <p>{failure.status === 409 ? t('full') : sayFailure(errors, failure) || t('failed')}</p>
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {t('create')}
        </Button>
      </form>
      {link && <Made key={link} link={link} />}
    </>
  );
}

function Made({ link }: { link: string }) {
  const t = useArrivalsTexts();
  const { said, copy } = usePassOn({ title: t('title'), copied: t('copied') });
  return (
    <section className="boards__new">
      <Field label={t('link.label')} hint={t('link.once')} value={link} readOnly />
      <div className="boards__buttons">
        <Button onClick={() => void copy(link)}>{t('copy')}</Button>
        <a className="button button--secondary" part="button" href={link} target="_blank" rel="noopener">
          {t('open')}
        </a>
      </div>
      {said && <p role="status">{said}</p>}
    </section>
  );
}

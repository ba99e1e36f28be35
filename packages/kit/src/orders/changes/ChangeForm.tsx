import type { ChangeKind, ChangesOfOrder } from '@freight/contract';
import {
  type ClipboardEvent,
  type DragEvent,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { dateOnlyText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Kinds } from '#orders/drafts/Kinds.tsx';
import { PictureField } from '#orders/drafts/PictureField.tsx';
import { Refusal } from '#orders/drafts/Refusal.tsx';
import { TextArea } from '#orders/drafts/TextArea.tsx';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { faultsIn, mostCharacters, offeredDays } from './changeDraft.ts';
import { failureText, kindText, withReason } from './changeTexts.ts';
import { changesTexts } from './strings/index.ts';
import type { ChangeRequesting } from './useChange.ts';

const OtherPlace = lazyPart(async () => (await import('./OtherPlace.tsx')).OtherPlace, import.meta.url);

interface ChangeFormProps {
  requesting: ChangeRequesting;
  kinds: readonly ChangeKind[];
  known: ChangesOfOrder;
}

/** What is to be changed, and to what. */
export function ChangeForm({ requesting, kinds, known }: ChangeFormProps) {
  const t = changesTexts.use();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { draft, change, pictures, ask, isAsking, isBack, failure } = requesting;
  const { kind } = draft;
  const closed = known.kinds.find((one) => one.kind === kind && !one.isOpen);
  const focus = useEffectEvent(() => {
    if (isBack) form.current?.querySelector<HTMLElement>('[type=radio]:checked')?.focus();
  });
  useEffect(() => focus(), []);
  const faults = faultsIn(draft, kinds, pageSession().serverTime());

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (faults.length === 0) return ask();
    // Once the errors are shown.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }
  const takeFiles = (files: Iterable<File>) => {
    if (kind === 'leaveAt') void pictures.add([...files]);
  };
  function drop(event: DragEvent): void {
    event.preventDefault();
    takeFiles(event.dataTransfer.files);
  }
  return (
    <form
      ref={form}
      className="draft__sheet"
      noValidate
      onSubmit={submit}
      onPaste={({ clipboardData }: ClipboardEvent) => takeFiles(clipboardData.files)}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      {closed && (
        <Notice kind="warning">
          <p>{kindText(t, kind)}</p>
          <p>{withReason(t, t('closed'), closed.reason)}</p>
        </Notice>
      )}
      {kinds.length > 0 && (
        <Kinds
          label={t('kind.label')}
          kinds={kinds}
          nameOf={(one) => kindText(t, one)}
          chosen={kind}
          error={isChecked && faults.includes('kind') ? t('kind.required') : undefined}
          onChoose={(chosen) => {
            setChecked(false);
            change({ kind: chosen });
          }}
        />
      )}
      {kind && kinds.includes(kind) && (
        <Contents kind={kind} requesting={requesting} faults={isChecked ? faults : []} />
      )}
      {failure !== undefined && (
        <Refusal error={failure} known={failureText(t, failure)} otherwise={t('failed')} />
      )}
      {kinds.length > 0 && (
        <Button type="submit" busy={isAsking || pictures.isBusy}>
          {t('quote')}
        </Button>
      )}
    </form>
  );
}

interface ContentsProps {
  kind: ChangeKind;
  requesting: ChangeRequesting;
  faults: ReturnType<typeof faultsIn>;
}

/** The fields of a kind. */
function Contents({ kind, requesting, faults }: ContentsProps) {
  const t = changesTexts.use();
  const { draft, change, pictures } = requesting;
  const value = draft.texts[kind] ?? '';
  const write = (words: string) => change({ texts: { ...draft.texts, [kind]: words } });
  const hasFault = faults.includes('text');
  switch (kind) {
    case 'otherDay':
    case 'pickupDay':
      return <DayField requesting={requesting} hasFault={faults.includes('day')} />;
    case 'otherPlace':
      return (
        <Suspense>
          <OtherPlace
            text={value}
            place={draft.place}
            error={faults.includes('place') ? t('place.required') : undefined}
            onChange={(words, place) => change({ texts: { ...draft.texts, [kind]: words }, place })}
          />
        </Suspense>
      );
    case 'doorCode':
      return (
        <Field
          label={t('text.doorCode')}
          name="door-code"
          autoComplete="off"
          maxLength={mostCharacters(kind)}
          value={value}
          onChange={({ target }) => write(target.value)}
          error={hasFault ? t('doorCode.required') : undefined}
        />
      );
    case 'contact':
      return (
        <>
          <Field
            label={t('text.contact')}
            name="contact"
            maxLength={mostCharacters(kind)}
            value={value}
            onChange={({ target }) => write(target.value)}
            error={hasFault ? t('contact.required') : undefined}
          />
          <Field
            label={t('phone.label')}
            name="phone"
            type="tel"
            placeholder={t('phone.example')}
            value={draft.phone}
            onChange={({ target }) => change({ phone: target.value })}
            error={faults.includes('phone') ? t('phone.invalid') : undefined}
          />
        </>
      );
    case 'instructions':
    case 'leaveAt':
      return (
        <>
          <TextArea
            label={t(`text.${kind}`)}
            most={mostCharacters(kind)}
            value={value}
            onChange={write}
            error={hasFault ? t(kind === 'leaveAt' ? 'leaveAt.required' : 'text.required') : undefined}
          />
          {kind === 'leaveAt' && (
            <PictureField
              pictures={pictures}
              chosen={draft.pictures}
              label={t('picture.label')}
              hint={t('picture.hint')}
            />
          )}
        </>
      );
  }
}

function DayField({ requesting, hasFault }: { requesting: ChangeRequesting; hasFault: boolean }) {
  const t = changesTexts.use();
  const language = useLanguage();
  const { draft, change } = requesting;
  const { from, to } = offeredDays(pageSession().serverTime());
  const dayOf = (day: string) => dateOnlyText(day, language) ?? day;
  return (
    <Field
      label={t('day.label')}
      name="day"
      type="date"
      min={from}
      max={to}
      value={draft.day}
      onChange={({ target }) => change({ day: target.value })}
      error={hasFault ? t('day.invalid', { from: dayOf(from), to: dayOf(to) }) : undefined}
    />
  );
}

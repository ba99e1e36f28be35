import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Refusal } from '#elements/track/check/checkPackage.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { announce } from '#platform/announcer.ts';
import { configuration } from '#platform/configuration.ts';
import { importPart, OutdatedPage } from '#platform/importPart.ts';
import { useKeepClear } from '#platform/keepClear.ts';
import { useStore } from '#platform/useStore.ts';
import { whenIdle } from '#platform/whenIdle.ts';
import { Button } from '#ui/button/Button.tsx';
import { FieldFrame } from '#ui/field/Field.tsx';
import { HelpPhone } from '#ui/help-phone/HelpPhone.tsx';
import { unbrokenPhone } from '#ui/help-phone/telAddress.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import { entryTexts } from './strings/index.ts';

interface TrackEntryProps {
  /** Called with the package's own ID; the button stays busy until the promise is done. */
  onFound: (orderId: string) => void;
  /** The field's initial value. */
  typed?: string;
  /** False while another tab is shown; leaving clears the error and keeps what was typed [TRACKCARD-02]. */
  isShown?: boolean;
}

/** Loads the check and with it the client, which are not needed before the field is used. */
const fetchCheck = () => importPart(() => import('#elements/track/check/checkPackage.tsx'), import.meta.url);

/** A failure here is reported when the form is submitted. */
const prepareCheck = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
  void whenIdle()
    .then(fetchCheck)
    .then(({ keepLinesApart }) => currentTarget.addEventListener('paste', keepLinesApart))
    .catch(() => undefined);

/**
 * Asks for a package ID and makes sure that it exists (OPEN-51); judges a message that is pasted instead. The field is not controlled by React: what was
 * typed into the first frame stays where it is, and is read when it is sent.
 */
export function TrackEntry({ onFound, typed, isShown = true }: TrackEntryProps) {
  const t = entryTexts.use();
  const common = useCommonTexts();
  const helpPhone = useStore(configuration, (state) => state.helpPhone);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useKeepClear(form);
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [verdict, setVerdict] = useState<ReactNode>();
  const errorId = useId();

  useEffect(() => {
    if (isShown) return;
    setError(undefined);
    setVerdict(undefined);
    // A visitor who has switched to another tab must not be taken away from it.
    running.current?.abort();
    setBusy(false);
  }, [isShown]);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (message: string) => {
    setError(message);
    announce(message, 'assertive');
    field.current?.focus();
  };

  const explain = (refusal: Refusal) => {
    if ('verdict' in refusal) setVerdict(refusal.verdict);
    else if ('sentence' in refusal) refuse(refusal.sentence);
    else refuse('common' in refusal ? common(refusal.common) : t(refusal.text));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const orderId = field.current?.value.trim() ?? '';
    if (!orderId) return refuse(t('error.idMissing'));
    setError(undefined);
    setVerdict(undefined);
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    const outcome = await fetchCheck().then(
      ({ checkPackage }) => checkPackage(orderId, signal, onFound),
      (error: unknown): Refusal => ({
        common: error instanceof OutdatedPage ? 'error.outdated' : 'error.network',
      }),
    );
    if (signal.aborted) return;
    setBusy(false);
    if (!outcome) return;
    if ('orderId' in outcome) onFound(outcome.orderId);
    else explain(outcome);
  };

  return (
    // A `dialog` form outside a dialog does not navigate, so Enter cannot leave the page before the script has loaded.
    <form
      ref={form}
      className="track-entry"
      method="dialog"
      noValidate
      data-missing={t('error.idMissing')}
      onSubmit={submit}
    >
      <FieldFrame label={t('entry.label')} hint={t('entry.example')}>
        {(control) => (
          <span className="field__box">
            <input
              {...control}
              ref={field}
              className="field__control"
              part="field"
              name="packageId"
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              onFocus={prepareCheck}
              onInput={() => setVerdict(undefined)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : control['aria-describedby']}
            />
          </span>
        )}
      </FieldFrame>
      {error && (
        <div id={errorId}>
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      <Button type="submit" busy={isBusy}>
        {t('entry.submit')}
      </Button>
      {verdict}
      {/* Of two slots with one name the browser fills the first, so a tab that is not shown gives its name up. */}
      <slot name={isShown ? 'help' : undefined}>
        <HelpPhone phone={helpPhone} text={common('help.phone', { phone: unbrokenPhone(helpPhone) })} />
      </slot>
    </form>
  );
}

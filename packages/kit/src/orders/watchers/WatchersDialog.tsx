import { type OrderMailKind, orderMailKinds, type Watcher } from '@freight/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { watchersTexts } from './strings/index.ts';
import { useWatchers } from './useWatchers.ts';

interface WatchersDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Who else gets mails about an order, and about what [R6]. */
export function WatchersDialog({ orderId, isOpen, onClose }: WatchersDialogProps) {
  const t = watchersTexts.useWhenProvided();
  const common = useCommonTexts();
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} closeLabel={common('action.close')}>
      <Watchers key={orderId} orderId={orderId} />
    </Dialog>
  );
}

function Watchers({ orderId }: { orderId: string }) {
  const t = watchersTexts.use();
  const { watchers, isBusy, failure, add, end } = useWatchers(orderId);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="sharing__sheet">
      <p className="sharing__muted">{t('hint')}</p>
      <NewWatcher isBusy={isBusy} onAdd={add} />
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      {watchers.length > 0 && (
        <section className="sharing__links">
          <h3 part="heading" ref={heading} tabIndex={-1}>
            {t('list.title')}
          </h3>
          <ul>
            {watchers.map((watcher) => (
              <Row
                key={watcher.id}
                watcher={watcher}
                isBusy={isBusy}
                onEnd={async () => {
                  // Its button is gone with it.
                  if (await end(watcher)) heading.current?.focus();
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface NewWatcherProps {
  isBusy: boolean;
  /** Resolves to whether it worked. */
  onAdd: (email: string, kinds: readonly OrderMailKind[]) => Promise<boolean>;
}

function NewWatcher({ isBusy, onAdd }: NewWatcherProps) {
  const t = watchersTexts.use();
  const [email, setEmail] = useState('');
  const [kinds, setKinds] = useState<readonly OrderMailKind[]>(['late', 'delivered']);
  const [isChecked, setChecked] = useState(false);
  const [isAddress, setAddress] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const lacksKinds = isChecked && kinds.length === 0;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    const isValid = field.current?.validity.valid === true && email.trim() !== '';
    setAddress(isValid);
    if (!isValid) return field.current?.focus();
    if (kinds.length === 0 || !(await onAdd(email.trim(), kinds))) return;
    setEmail('');
    setChecked(false);
    field.current?.focus();
  }
  return (
    <form className="sharing__sheet" noValidate onSubmit={submit}>
      <Field
        label={t('email.label')}
        type="email"
        name="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        inputRef={field}
        error={isChecked && !isAddress ? t('email.invalid') : undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          setChecked(false);
        }}
      />
      <fieldset className="sharing__scopes">
        <legend>{t('kinds.label')}</legend>
        {orderMailKinds.map((kind) => (
          <label key={kind} className="sharing__scope">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(
                  orderMailKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))),
                )
              }
            />
            <span>{t(`kind.${kind}`)}</span>
          </label>
        ))}
        {lacksKinds && (
          <p className="field__error" role="alert">
            {t('kinds.required')}
          </p>
        )}
      </fieldset>
      <Button type="submit" busy={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}

function Row({ watcher, isBusy, onEnd }: { watcher: Watcher; isBusy: boolean; onEnd: () => void }) {
  const t = watchersTexts.use();
  const { email, kinds, endedAt } = watcher;
  return (
    <li className="sharing__row">
      <div className="sharing__what">
        <span>{email}</span>
        <span className="sharing__muted">
          {endedAt
            ? t('ended')
            : orderMailKinds
                .filter((kind) => kinds.includes(kind))
                .map((kind) => t(`kind.${kind}`))
                .join(' · ')}
        </span>
      </div>
      {!endedAt && (
        <Button kind="secondary" disabled={isBusy} aria-label={t('end.whom', { email })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

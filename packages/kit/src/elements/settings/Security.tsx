import type { SessionUser } from '@freight/client/session';
import { useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import type { definition } from './definition.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { isEmailAccount, useSettingsTexts } from './settingsTexts.ts';

/** Changes the password of an e-mail account, or sets one for a social account [SETTINGS-05] to [SETTINGS-07]. */
export function Security({ user }: { user: SessionUser }) {
  const t = useSettingsTexts();
  const { emit } = useElement<typeof definition>();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isChange = isEmailAccount(user);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <section className="card" part="security">
      <div className="settings__head">
        <div className="settings__who">
          <h2 part="heading" className="settings__title">
            {t('security.title')}
          </h2>
          <p className="settings__muted">{t(isChange ? 'security.changeHint' : 'security.setHint')}</p>
        </div>
        <Button kind="secondary" ref={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isChange ? 'security.change' : 'security.set')}
        </Button>
      </div>
      {isOpen && (
        <PasswordForm
          user={user}
          onCancel={close}
          onChanged={() => {
            close();
            notify(t('password.changed'), 'success');
            emit('freight-password-changed', {});
          }}
        />
      )}
    </section>
  );
}

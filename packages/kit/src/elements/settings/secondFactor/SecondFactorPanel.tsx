import type { SessionUser } from '@freight/client/session';
import type { SecondFactor, SecondFactorSecret } from '@freight/contract';
import { useRef, useState } from 'react';
import { pageSecondFactor } from '#api/secondFactor.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { momentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useRequest } from '#platform/useRequest.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OwnerStep } from './OwnerStep.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { factorTexts } from './strings/index.ts';

/** What is being done; `codes` are shown until the person has saved them. */
type Step =
  | { kind: 'none' | 'owner' | 'renew' | 'off' }
  | { kind: 'app'; secret: SecondFactorSecret }
  | { kind: 'codes'; codes: readonly string[]; said: 'turnedOn' | 'renewed' };

/** Turns codes of an authenticator app on and off, and makes new recovery codes. */
export function SecondFactorPanel({ user }: { user: SessionUser }) {
  const t = factorTexts.useWhenProvided();
  const common = useCommonTexts();
  const { state, data, reload } = useRequest((signal) => pageSecondFactor().read({ signal }), []);
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setStep({ kind: 'none' });
    // The control that was used is gone.
    title.current?.focus();
  };
  const finish = (said: 'turnedOn' | 'turnedOff' | 'renewed') => {
    close();
    reload();
    notify(t(said), 'success');
  };
  return (
    <section className="card" part="second-factor" aria-busy={state === 'loading'}>
      <div>
        <h2 part="heading" ref={title} className="settings__title" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="settings__muted">{t('hint')}</p>
      </div>
      {state === 'failed' && (
        <Notice kind="error">
          <p>{t('loadFailed')}</p>
          <Button kind="secondary" onClick={reload}>
            {common('action.retry')}
          </Button>
        </Notice>
      )}
      {step.kind === 'none' && data && <State factor={data} onStep={(kind) => setStep({ kind })} />}
      {step.kind === 'owner' && (
        <OwnerStep user={user} onSecret={(secret) => setStep({ kind: 'app', secret })} onCancel={close} />
      )}
      {step.kind === 'app' && (
        <AppStep
          secret={step.secret}
          onCodes={(codes) => setStep({ kind: 'codes', codes, said: 'turnedOn' })}
          onCancel={close}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => finish(step.said)} />}
      {step.kind === 'renew' && (
        <CodeForm
          label={t('code.label')}
          hint={t('code.renewHint')}
          submit={t('renew')}
          isOfApp={false}
          onSend={async (code, signal) => {
            const codes = await pageSecondFactor().renewRecoveryCodes(code, { signal });
            setStep({ kind: 'codes', codes, said: 'renewed' });
          }}
          onCancel={close}
        />
      )}
      {step.kind === 'off' && (
        <CodeForm
          label={t('code.label')}
          hint={t('code.offHint')}
          submit={t('turnOff')}
          isOfApp={false}
          onSend={async (code, signal) => {
            await pageSecondFactor().turnOff(code, { signal });
            finish('turnedOff');
          }}
          onCancel={close}
        />
      )}
    </section>
  );
}

interface StateProps {
  factor: SecondFactor;
  onStep: (kind: 'owner' | 'renew' | 'off') => void;
}

function State({ factor: { isOn, since, recoveryCodesLeft }, onStep }: StateProps) {
  const t = factorTexts.useWhenProvided();
  const language = useLanguage();
  if (!isOn) {
    return (
      <div className="settings__buttons">
        <Button kind="secondary" onClick={() => onStep('owner')}>
          {t('turnOn')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div>
        <p className="settings__name">{t('on', { time: momentText(since ?? '', language) ?? '' })}</p>
        <p className="settings__muted">{t('left', { count: recoveryCodesLeft })}</p>
      </div>
      <div className="settings__buttons">
        <Button kind="secondary" onClick={() => onStep('renew')}>
          {t('renew')}
        </Button>
        <Button kind="secondary" onClick={() => onStep('off')}>
          {t('turnOff')}
        </Button>
      </div>
    </>
  );
}

interface AppStepProps {
  secret: SecondFactorSecret;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function AppStep({ secret: { secret, uri }, onCodes, onCancel }: AppStepProps) {
  const t = factorTexts.useWhenProvided();
  return (
    <div className="security">
      <h3 part="heading">{t('app.title')}</h3>
      <p>{t('app.scan')}</p>
      <QrCode text={uri} label={t('app.qr')} />
      <p>
        <span>{t('app.type')}</span> <code>{grouped(secret)}</code>
      </p>
      <CodeForm
        label={t('app.label')}
        hint={t('app.hint')}
        submit={t('confirm')}
        isOfApp
        onSend={async (code, signal) => onCodes(await pageSecondFactor().confirm(code, { signal }))}
        onCancel={onCancel}
      />
    </div>
  );
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

import type { SessionUser } from '@freight/client/session';
import { Suspense } from 'react';
import { useFreshProfile } from '#api/account/useFreshProfile.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { AccountGate } from '#orders/view/AccountGate.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { AccountInfo } from './AccountInfo.tsx';
import { OrderMails } from './OrderMails.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Security } from './Security.tsx';
import { useSettingsTexts } from './settingsTexts.ts';
import { UserCard } from './UserCard.tsx';

/** Password and facts of the account; people who are not signed in see that access is denied (OPEN-13). */
export function Settings() {
  return (
    <AccountGate>
      <OwnSettings />
    </AccountGate>
  );
}

function OwnSettings() {
  const t = useSettingsTexts();
  const common = useCommonTexts();
  const { user, isLoading, hasFailed, reload } = useFreshProfile();
  if (!user) return <AccessDenied />;
  return (
    <div className="settings" aria-busy={isLoading}>
      {hasFailed && (
        <Notice kind="error">
          <p>{t('load.failed')}</p>
          <Button kind="secondary" onClick={reload}>
            {common('action.retry')}
          </Button>
        </Notice>
      )}
      <UserCard user={user} />
      <Security key={user.email} user={user} />
      <AccountInfo user={user} />
      <QuickActions />
      <OrderMails key={`mails ${user.email}`} />
      <SecondFactor key={`second-factor ${user.email}`} user={user} />
      <SignIns key={`sign-ins ${user.email}`} />
    </div>
  );
}

const SecondFactorPanel = lazyPart(
  async () => (await import('./secondFactor/SecondFactorPanel.tsx')).SecondFactorPanel,
  import.meta.url,
);

/** Two-step login with an authenticator app; renders nothing if the API does not offer it. */
function SecondFactor({ user }: { user: SessionUser }) {
  const isOffered = useCapability('secondFactor');
  if (!isOffered) return null;
  return (
    <Suspense>
      <SecondFactorPanel user={user} />
    </Suspense>
  );
}

const SignInList = lazyPart(
  async () => (await import('./signIns/SignInList.tsx')).SignInList,
  import.meta.url,
);

/** The devices on which the user is signed in; renders nothing if the API does not list them. */
function SignIns() {
  const isOffered = useCapability('signIns');
  if (!isOffered) return null;
  return (
    <Suspense>
      <SignInList />
    </Suspense>
  );
}

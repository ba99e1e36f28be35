import { createAccounts } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { pageStorage } from '#session/session.ts';
import { noteSocialSignIn } from '#session/signingIn/socialSignIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { canAskInWindow } from './socialWindow.ts';
import { texts } from './strings/index.ts';
import { useSocialWindow } from './useSocialWindow.ts';

/** The providers' pages refuse to be framed or fetched: the browser has to go there [AUTH-11] (OPEN-35). */
export function SocialSignIn({ isDisabled }: { isDisabled: boolean }) {
  // A session in the page's memory would be lost when the whole page goes to the provider.
  return pageStorage().persistence === 'memory' ? (
    <InWindow isDisabled={isDisabled} />
  ) : (
    <WithWholePage isDisabled={isDisabled} />
  );
}

/** The provider returns to `/auth/callback` of the company's site. */
function WithWholePage({ isDisabled }: { isDisabled: boolean }) {
  const { t, provider, name } = useProvider();
  const go = () => {
    noteSocialSignIn();
    location.assign(pageApi(createAccounts).socialSignInUrl(provider));
  };
  return (
    <>
      <Or />
      <Button kind="secondary" disabled={isDisabled} onClick={go}>
        {t('social.continue', { provider: name })}
      </Button>
    </>
  );
}

/** For a page of another origin, which is not left; hidden where a window cannot work [E5]. */
function InWindow({ isDisabled }: { isDisabled: boolean }) {
  const { t, provider, name } = useProvider();
  const isOffered = useCapability('socialWindow');
  const { state, open } = useSocialWindow(provider);
  if (!isOffered || !canAskInWindow()) return null;
  return (
    <>
      <Or />
      {state !== 'refused' && (
        <Button kind="secondary" disabled={isDisabled} busy={state === 'signing-in'} onClick={open}>
          {t('social.continue', { provider: name })}
        </Button>
      )}
      {(state === 'open' || state === 'closed') && (
        <Notice kind="info">
          <p>{t(`social.${state}`)}</p>
        </Notice>
      )}
      {(state === 'refused' || state === 'failed') && (
        <Notice kind="error">
          <p>{t(`social.${state}`, { provider: name })}</p>
        </Notice>
      )}
    </>
  );
}

function useProvider() {
  const t = texts.use();
  const provider = useStore(configuration, ({ socialProvider }) => socialProvider);
  return { t, provider, name: provider.charAt(0).toUpperCase() + provider.slice(1) };
}

function Or() {
  const t = texts.use();
  return (
    <p className="credentials__or">
      <span>{t('social.or')}</span>
    </p>
  );
}

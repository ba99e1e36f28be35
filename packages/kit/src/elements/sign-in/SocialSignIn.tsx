import { pageAccounts } from '#api/accounts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { noteSocialSignIn } from '#session/socialSignIn.ts';
import { Button } from '#ui/Button.tsx';
import { texts } from './texts.ts';

/** Sends the whole browser to the provider: its pages refuse to be framed or fetched [AUTH-11] (OPEN-35). */
export function SocialSignIn({ isDisabled }: { isDisabled: boolean }) {
  const t = texts.use();
  const provider = useStore(configuration, ({ socialProvider }) => socialProvider);
  const name = provider.charAt(0).toUpperCase() + provider.slice(1);
  return (
    <>
      <p className="credentials__or">
        <span>{t('social.or')}</span>
      </p>
      <Button
        kind="secondary"
        disabled={isDisabled}
        onClick={() => {
          noteSocialSignIn();
          location.assign(pageAccounts().socialSignInUrl(provider));
        }}
      >
        {t('social.continue', { provider: name })}
      </Button>
    </>
  );
}

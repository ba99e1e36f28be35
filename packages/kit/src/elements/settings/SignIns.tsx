import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';

const SignInList = lazyPart(
  async () => (await import('./signIns/SignInList.tsx')).SignInList,
  import.meta.url,
);

/** Where the person is signed in; nothing where the API has no such list. */
export function SignIns() {
  const isOffered = useCapability('signIns');
  if (!isOffered) return null;
  return (
    <Suspense>
      <SignInList />
    </Suspense>
  );
}

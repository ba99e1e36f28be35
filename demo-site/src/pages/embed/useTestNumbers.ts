import { useEffect, useState } from 'react';

/** A package ID that anybody can track, with the name of what it shows. */
export interface TestNumber {
  number: string;
  state: string;
}

/** The test numbers of the site's API; none until it has answered, and where its orders are real ones. */
export function useTestNumbers(isWanted: boolean): readonly TestNumber[] {
  const [numbers, setNumbers] = useState<readonly TestNumber[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const gone = new AbortController();
    const load = async () => {
      const answer = await fetch('/api/v1/capabilities', { signal: gone.signal });
      const { data } = (await answer.json()) as { data?: { testData?: { numbers: TestNumber[] } } };
      setNumbers(data?.testData?.numbers ?? []);
    };
    // Without them every number can still be typed.
    load().catch(() => undefined);
    return () => gone.abort();
  }, [isWanted]);
  return numbers;
}

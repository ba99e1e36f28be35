import { useEffect, useState } from 'react';

/** A figure from the API; without a source it is an assumption. */
export interface Figure {
  value: number;
  unit: string;
  source: string | null;
}

/** How the API counts emissions, and an example by the same figures. */
export interface EmissionMethod {
  method: string;
  year: number;
  vehicle: Readonly<Record<string, Figure>>;
  fuels: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
  intensities: readonly { fuelType: string; gramsPerTonneKm: number }[];
  example: {
    distanceKm: number;
    chargeableKg: number;
    emissions: readonly { fuelType: string; kgCo2e: number }[];
  };
}

const address = '/api/v1/emissions/factors';

/** Undefined until the API has answered, null when it has none. */
export function useEmissionMethod(): EmissionMethod | null | undefined {
  const [method, setMethod] = useState<EmissionMethod | null>();
  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      const answer = await fetch(address, { signal: gone.signal });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      const { data } = (await answer.json()) as { data: EmissionMethod };
      setMethod(data);
    };
    load().catch((error: unknown) => {
      if (gone.signal.aborted) return;
      console.warn('The emission factors could not be fetched.', error);
      setMethod(null);
    });
    return () => gone.abort();
  }, []);
  return method;
}

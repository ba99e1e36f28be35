import type { Site } from './site.ts';

const steered = () =>
  Promise.reject(
    new Error('This test steers its server, so it cannot use the running one of FREIGHT_RUNNING_SITE.'),
  );

/** The site of `npm run dev` or `npm start`, for one test while it is written: its drivers and its data are as they are. */
export function runningSite(address: string): Site {
  const url = address.replace(/\/+$/, '');
  const demo: Site['demo'] = async () => {
    const answer = await fetch(`${url}/demo.json`);
    return (await answer.json()) as Awaited<ReturnType<Site['demo']>>;
  };
  return {
    url,
    partnerUrl: `http://localhost:${process.env['PARTNER_PORT'] || 4100}`,
    demo,
    freshDemo: demo,
    advance: steered,
    delay: steered,
    failAttempt: steered,
    offerRun: steered,
    driveToStops: steered,
    beginAgain: async () => undefined,
    kill9: steered,
    restart: steered,
    stop: async () => undefined,
  };
}

/** Ends with 0 when the server on `PORT` of this machine may have requests: for what can only run a command. */
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 4000}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

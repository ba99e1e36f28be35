/** The time since a moment of `performance.now()`, formatted for people. @param {number} since */
export const elapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a piece of work and shows that it runs: a line that counts the seconds on a terminal, two lines in a log.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const since = performance.now();
  const { isTTY } = process.stdout;
  const show = () => process.stdout.write(isTTY ? `\r  ${name} … ${elapsed(since)} ` : `  ${name} …\n`);
  show();
  const clock = isTTY ? setInterval(show, 100) : undefined;
  try {
    const result = await work();
    process.stdout.write(isTTY ? `\r✓ ${name}, ${elapsed(since)}   \n` : `✓ ${name}, ${elapsed(since)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(isTTY ? `\r✗ ${name}, ${elapsed(since)}   \n` : `✗ ${name}, ${elapsed(since)}\n`);
    throw error;
  } finally {
    clearInterval(clock);
  }
}

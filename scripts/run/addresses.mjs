/**
 * Prints all addresses, and for a demo how to log in.
 * @param {{url: string, partnerUrl: string | undefined, shopUrl?: string | undefined, issuerUrl: string | undefined}} server
 * @param {{demo: boolean, hasMailbox: boolean}} facts
 * @param {[name: string, address: string]} guide The row below the site's.
 */
export async function printAddresses({ url, partnerUrl, shopUrl, issuerUrl }, { demo, hasMailbox }, guide) {
  const lines = [['Site', url], guide];
  if (partnerUrl) lines.push(['Partner page', `${partnerUrl}  (another origin, two lines of ours)`]);
  if (shopUrl)
    lines.push(['Second-hand shop', `${shopUrl}  (a partner with a server: prices, its own login, events)`]);
  if (hasMailbox) lines.push(['Mailbox', `${url}/mailbox`]);
  if (issuerUrl)
    lines.push(['Sample sign-in', `${issuerUrl}  (behind the social button; sample persons only)`]);
  lines.push(['API', `${url}/api/v1  (state: ${url}/healthz)`]);
  if (demo) {
    const answer = await fetch(`${url}/demo.json`);
    const { email, password, trackingIds } =
      /** @type {{email: string, password: string, trackingIds: string[]}} */ (await answer.json());
    lines.push(['Demo login', `${email}  password: ${password}`], ['Package IDs', trackingIds.join('  ')]);
  }
  const width = Math.max(...lines.map(([name = '']) => name.length)) + 2;
  console.log(`\n${lines.map(([name = '', text]) => `  ${name.padEnd(width)}${text}`).join('\n')}\n`);
  console.log('Stop with Ctrl-C.');
}

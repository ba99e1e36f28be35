import { browserKeyHeader, paths } from '@freight/contract';
import { postJson } from '@freight/testing/requests';
import type { BrowserContext } from '@playwright/test';
import { type Credentials, newPerson } from './customer.ts';
import type { Site } from './site.ts';

/** Accounts and sessions from the real server, for tests in which the way to them is not what is tested. */

async function succeeded(answering: Promise<Response>): Promise<Response> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The first address in a page that has this in it, of a link whose text has that in it. */
function addressIn(page: string, part: string, text = ''): URL {
  const links = [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const [, address = ''] =
    links.find(([, href, inner]) => href?.includes(part) && inner?.includes(text)) ?? [];
  return new URL(address.replaceAll('&amp;', '&'), 'http://localhost');
}

/** A new account with nothing in it, verified by the link of its mail. */
export async function newAccount({ url }: Site): Promise<Credentials> {
  const person = newPerson();
  const registered = await succeeded(postJson({ url }, paths.register, person));
  const { browserKey } = (await registered.json()) as { browserKey: string };
  const box = await (await succeeded(fetch(`${url}/mailbox`))).text();
  const { pathname } = addressIn(box, '/mailbox/', person.email);
  const mail = await (await succeeded(fetch(url + pathname))).text();
  const { searchParams } = addressIn(mail, '/magic-link');
  const headers = { [browserKeyHeader]: browserKey };
  await succeeded(postJson({ url }, paths.verifyEmail, Object.fromEntries(searchParams), headers));
  return person;
}

/** Stores the session of an earlier sign-in where the kit keeps it; resolves to what identifies it in a call. */
export async function storeSession(
  context: BrowserContext,
  { url }: Site,
  { email, password }: Credentials,
): Promise<{ headers: { authorization: string } }> {
  const login = await succeeded(postJson({ url }, paths.login, { email, password, role: 'user' }));
  const { token, refreshToken } = (await login.json()) as { token: string; refreshToken: string };
  const headers = { authorization: `Bearer ${token}` };
  const profile = await succeeded(fetch(url + paths.profile, { headers }));
  const { data } = (await profile.json()) as { data: unknown };
  const kept = { authToken: token, refreshToken, user: JSON.stringify(data) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  return { headers };
}

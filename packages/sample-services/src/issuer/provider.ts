import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { createStores } from './boundedStore.ts';
import type { SamplePerson } from './samplePersons.ts';
import { failedPage, pageLanguage } from './signInPages.ts';

export interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The path on this machine that answers go to, on any port. */
  readonly callbackPath: string;
}

/** An OpenID Connect provider for the sample persons; its keys live as long as it does. */
export async function createProvider(
  issuer: string,
  client: Client,
  persons: readonly SamplePerson[],
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' };
  return new Provider(issuer, {
    clients: [clientMetadata(client)],
    jwks: { keys: [signingKey] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    adapter: createStores(),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    findAccount: (_ctx, id) => accountOf(persons, id),
    loadExistingGrant,
    interactions: { policy: askOnce(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    renderError(ctx) {
      ctx.type = 'html';
      ctx.body = failedPage(pageLanguage(null, ctx.get('accept-language')));
    },
  });
}

/** `native` lets a loopback address have any port: the server's is not known yet. */
const clientMetadata = ({ clientId, clientSecret, callbackPath }: Client) => ({
  client_id: clientId,
  client_secret: clientSecret,
  application_type: 'native' as const,
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  redirect_uris: ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${callbackPath}`),
  id_token_signed_response_alg: 'ES256' as const,
});

function accountOf(persons: readonly SamplePerson[], id: string) {
  const person = persons.find((candidate) => candidate.id === id);
  if (person === undefined) return undefined;
  const { givenName, familyName, email, isEmailVerified } = person;
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      name: `${givenName} ${familyName}`,
      given_name: givenName,
      family_name: familyName,
      email,
      email_verified: isEmailVerified,
    }),
  };
}

/** Choosing a person on our page is the consent as well: the page lists what is shared. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async (ctx) => {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

/** Choosing a person is consenting, so there is one question instead of two. */
function askOnce() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

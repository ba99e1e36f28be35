/** What RFC 8693 calls the exchange of a token. */
export const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';
/** The type of the token that a partner signs. */
export const partnerTokenType = 'urn:ietf:params:oauth:token-type:jwt';
/** The type of the token that the API returns for it. */
export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';
/** The claim in `events` that makes a token end sessions, so that one for signing in cannot. */
export const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

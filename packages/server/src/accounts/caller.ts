import { createHmac } from 'node:crypto';
import type { Language } from '@freight/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { addressKey } from '#http/limits/addressKey.ts';
import { readLanguage } from '#http/readLanguage.ts';
import { deriveKey } from '#http/tokens/deriveKey.ts';
import { browserHashOf } from './browser.ts';
import { type Device, deviceOf } from './device.ts';
import type { AccountsParts } from './parts.ts';

/** What is known about the sender of a call without a sign-in. */
export interface Caller {
  /** The network the call comes from, as a keyed hash: limits must distinguish callers, not identify them. */
  readonly requesterHash: string;
  /** The hash of the key this browser was given earlier. */
  readonly browserHash: string | undefined;
  /** The language the page is shown in. */
  readonly language: Language | undefined;
  readonly device: Device;
  readonly log: FastifyBaseLogger;
}

export function callerOf(request: FastifyRequest, parts: AccountsParts): Caller {
  const network = addressKey(request.ip);
  return {
    requesterHash: createHmac('sha256', deriveKey(parts.secret, 'requester'))
      .update(network)
      .digest('base64url'),
    browserHash: browserHashOf(request, isSecure(request, parts)),
    language: readLanguage(request.headers['accept-language']),
    device: deviceOf(request.headers['user-agent']),
    log: request.log,
  };
}

/** Whether people reach the API by https. */
export const isSecure = (request: FastifyRequest, parts: AccountsParts): boolean =>
  parts.apiUrl(request).startsWith('https:');

import { NetworkError } from '@freight/client';
import type { SendTranslate } from './sendTexts.ts';

/** Sentences of the client's own checks, by the key of their translation: the others come from the server. */
const known: Readonly<Record<string, Parameters<SendTranslate>[0]>> = {
  'Price calculation failed': 'priceCalculationFailed',
  'Failed to calculate price': 'failedToCalculatePrice',
  'Pickup location with address and coordinates is required': 'check.pickup',
  'Dropoff location with address and coordinates is required': 'check.dropoff',
  'Valid weight is required': 'check.weight',
  'Valid volume is required': 'check.volume',
  'Receiver contact information is required': 'check.receiver',
  'Valid package dimensions are required': 'check.dimensions',
};

/** Stands for "no answer" in a stored failure, so that it can be said in whatever language is shown then. */
const networkFailure = 'network';

/** The sentence of an error as it is kept; empty when it has none. */
export function messageOf(error: unknown): string {
  if (error instanceof NetworkError) return networkFailure;
  return error instanceof Error ? error.message : '';
}

/** A kept sentence in the language on screen; what only the server knows how to say stays in its words. */
export function sayFailure(message: string, t: SendTranslate, network: string): string {
  if (message === networkFailure) return network;
  const key = Object.hasOwn(known, message) ? known[message] : undefined;
  return key ? t(key) : message;
}

import { type SharePermission, sharePermissions } from '@freight/contract';
import { fieldsOf, list } from '#fields/fields.ts';

/** What the holder of a link may do, as far as this client knows it; undefined for nothing. */
export function readAllows(answer: unknown): SharePermission[] | undefined {
  const sent = list(fieldsOf(answer)['allows']);
  const known = sharePermissions.filter((permission) => sent.includes(permission));
  return known.length > 0 ? known : undefined;
}

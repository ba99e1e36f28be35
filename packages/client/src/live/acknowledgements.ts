import { LiveError } from '#errors/apiError.ts';
import { fieldsOf, text } from '#fields/fields.ts';

/** The order a `createTransport` was acknowledged with; throws the documented sentence [SOCKET-13] [SOCKET-19]. */
export function createdTransport(acknowledgement: unknown): { _id: string } {
  const { success, data, message } = fieldsOf(acknowledgement);
  const _id = text(fieldsOf(data)._id);
  if (success && _id) return { ...fieldsOf(data), _id };
  throw new LiveError('liveOrderFailed', success ? '' : text(message));
}

/** Throws the server's sentence, else the documented one, unless the cancellation was accepted [SOCKET-14] [SOCKET-20]. */
export function requireCancelled(acknowledgement: unknown): void {
  const { success, message } = fieldsOf(acknowledgement);
  if (!success) throw new LiveError('liveCancelFailed', text(message));
}

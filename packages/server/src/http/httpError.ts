/**
 * An answer other than success: `status` from 400 to 599, `message` for the person who asked.
 * Thrown anywhere in a handler it becomes `{success: false, message}`, with `code` where programs need to tell.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly code: string | undefined;

  constructor(status: number, message: string, headers: Record<string, string> = {}, code?: string) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.code = code;
  }
}

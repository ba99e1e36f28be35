import { type ApiErrorCode, apiErrors, errorMessage } from '@freight/contract/errors';

interface HttpErrorParts {
  /** The values that replace the `{name}`s in the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the caller needs to know to go on; sent as `data`. */
  readonly data?: object;
}

/**
 * A refusal by its code in `@freight/contract/errors`, which knows the status and the sentence. Thrown anywhere in a
 * handler it becomes `{success: false, message, code}`.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: object | undefined;

  constructor(code: ApiErrorCode, { values, headers = {}, data }: HttpErrorParts = {}) {
    super(errorMessage(code, values));
    this.code = code;
    this.status = apiErrors[code].status;
    this.headers = headers;
    this.data = data;
  }
}

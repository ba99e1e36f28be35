/** The texts of a mail about an account; `{provider}`, `{time}` and `{left}` are filled in. */
export interface AccountMailTexts {
  subject: string;
  heading: string;
  before: string;
  action: string;
  after: string;
}

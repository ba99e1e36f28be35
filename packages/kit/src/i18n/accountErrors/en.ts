import type { ErrorCode } from '@freight/client';

/** What a refusal about an account is called, by its code; the documented sentences word for word. */
export const accountErrors = {
  credentialsInvalid: 'Invalid email or password',
  emailTaken: 'An account with this email already exists',
  emailInvalid: 'Please enter a valid email address',
  emailFixed: 'The email address cannot be changed',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooCommon: 'This password is too common. Please choose another one.',
  passwordNeeded: 'Please choose a password',
  freshLoginNeeded: 'Please log in again to choose a password',
  passwordWrong: 'The current password is not correct',
  tooManyMails: 'Several emails are already on their way. Please try again in an hour.',
  imageTooLarge: 'File size must be less than 2MB',
  imageInvalid: 'Please select a valid image file',
} as const satisfies Partial<Record<ErrorCode, string>>;
export default accountErrors;

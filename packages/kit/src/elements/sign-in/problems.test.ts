import { ApiError, NetworkError } from '@freight/client';
import { expect, test } from 'vitest';
import { checkLogin, checkSignUp, loginProblem, signUpProblem } from './problems.ts';

const refused = (status: number, data: unknown, message?: string) => new ApiError({ status, data, message });

test.each([
  ['', 'secret', 'email'],
  ['   ', 'secret', 'email'],
  ['anna@example.com', '', 'password'],
  ['anna@example.com', '   ', 'password'],
])(
  'asks for all fields when e-mail is "%s" and password "%s" [AUTH-12] [SIGNUP-06]',
  (email, password, focus) => {
    expect(checkLogin({ email, password })).toEqual({ text: 'validation.fillAllFields', focus });
    expect(checkSignUp({ email, password }, true)).toEqual({ text: 'validation.fillAllFields', focus });
  },
);

test('takes 8 characters for a new password and refuses 7 [SIGNUP-07]', () => {
  expect(checkSignUp({ email: 'a@b.se', password: '1234567' }, true)).toMatchObject({
    text: 'validation.passwordTooShort',
    field: 'password',
  });
  expect(checkSignUp({ email: 'a@b.se', password: '12345678' }, true)).toBeUndefined();
  expect(checkLogin({ email: 'a@b.se', password: '1' })).toBeUndefined();
});

test('compares the passwords only where a second one is asked for [SIGNUP-11]', () => {
  const entries = { email: 'a@b.se', password: '12345678' };
  expect(checkSignUp({ ...entries, repeat: '12345679' }, true)).toMatchObject({
    text: 'validation.passwordsDiffer',
    field: 'repeat',
  });
  expect(checkSignUp({ ...entries, repeat: '' }, true)).toMatchObject({
    text: 'validation.fillAllFields',
    focus: 'repeat',
  });
  expect(checkSignUp({ ...entries, repeat: '12345678' }, true)).toBeUndefined();
});

test.each([
  ['an answer of 401', refused(401, { message: 'Nope' }), 'login.invalid'],
  [
    'any other error with words',
    refused(403, { message: 'Please verify first' }),
    { code: 'unknown', said: 'Please verify first' },
  ],
  ['any other error without words', refused(500, {}), 'login.failed'],
  ['no answer', new NetworkError(new TypeError()), 'network'],
  ['an error of our own', new TypeError('oops'), 'network'],
  ['a missing user', refused(404, null, 'User not found'), 'login.userNotFound'],
  [
    'no success, with words',
    refused(200, { success: false, message: 'Locked' }, 'Locked'),
    { code: 'unknown', said: 'Locked' },
  ],
  ['no success, without words', refused(200, { success: false }, 'Login failed'), 'login.failed'],
  [
    'a success without tokens',
    refused(200, { success: true, message: 'Welcome' }, 'Login failed'),
    'login.failed',
  ],
])(
  'explains a login that fails by %s [AUTH-25] [AUTH-26] [AUTH-27] [AUTH-28] [AUTH-29] [AUTH-30]',
  (_, error, text) => {
    expect(loginProblem(error).text).toEqual(text);
  },
);

test.each([
  ['a known address', refused(409, { message: 'Taken' }), 'signUp.exists'],
  [
    'any other error with words',
    refused(400, { message: 'Bad address' }),
    { code: 'unknown', said: 'Bad address' },
  ],
  ['any other error without words', refused(503, 'gone'), 'signUp.failed'],
  [
    'no success, without words',
    refused(200, {}, 'Failed to create account. Please try again.'),
    'signUp.failed',
  ],
  ['no answer', new NetworkError(new TypeError()), 'network'],
])(
  'explains a sign-up that fails by %s [SIGNUP-16] [SIGNUP-17] [SIGNUP-18] [SIGNUP-19]',
  (_, error, text) => {
    expect(signUpProblem(error).text).toEqual(text);
  },
);

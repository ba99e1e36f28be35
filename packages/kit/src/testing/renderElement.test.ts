import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import { pageCore } from '#api/calls/core.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

test('the page is connected to the real server even when something has asked for its client before', async () => {
  pageCore();
  await connectToApi();
  await signInSomebody();
  expect(pageSession().getState().status).toBe('signed-in');
  expect(await api('requests', paths.profile)).toHaveLength(1);
});

import { paths } from '@freight/contract';
import { aUserProfile } from '@freight/contract/testing';
import type { ScriptedAnswer, ScriptedServer } from './scriptedServer.ts';
import { scripted } from './startClient.ts';
import { aLastingToken } from './tokens.ts';

export const tokens = () => ({ token: aLastingToken(), refreshToken: 'refresh-1' });

/** A server with one answer per path; by default `login` succeeds and a profile exists. */
export const answering = (answers: Record<string, ScriptedAnswer | null>): Promise<ScriptedServer> =>
  scripted(({ path }) => {
    const standard: Record<string, ScriptedAnswer | null> = {
      [paths.login]: { body: { success: true, message: 'Welcome', ...tokens() } },
      [paths.profile]: { body: { data: aUserProfile() } },
      ...answers,
    };
    return standard[path] ?? { status: 404 };
  });

import { createAccounts } from '@freight/client';
import { pause } from '@freight/client/pause';
import { useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { quirk } from '#platform/quirks/useQuirk.ts';
import { pageSession } from '#session/session.ts';
import { changeOf, detailsOf } from './details.ts';
import { removalDelay } from './photo.ts';
import { useFailureWords, useProfileTexts } from './profileTexts.ts';

type Running = 'upload' | 'removal';

interface PhotoActions {
  running: Running | undefined;
  failure: readonly string[];
  upload: (file: File) => Promise<void>;
  remove: () => Promise<void>;
}

interface Outcomes {
  onUploaded: () => void;
  /** Removed from the screen only. */
  onHidden: () => void;
  onRemoved: () => void;
}

/** Saves the URL of a picture, or none, in the stored profile; unsaved changes are not sent. */
async function saveImage(userProfileImageUrl: string, signal: AbortSignal): Promise<void> {
  const { user } = pageSession().getState();
  if (!user) return;
  const change = { ...changeOf(user, detailsOf(user)), userProfileImageUrl };
  await pageApi(createAccounts).updateProfile(change, { signal });
}

/** Uploads and removes the picture; a running call is aborted when the editor closes. */
export function usePhotoActions({ onUploaded, onHidden, onRemoved }: Outcomes): PhotoActions {
  const t = useProfileTexts();
  const words = useFailureWords();
  const [latest, setLatest] = useState<Running>();
  const [failure, setFailure] = useState<string[]>([]);
  const { isBusy, send } = useSending();

  async function run(
    what: Running,
    work: (signal: AbortSignal) => Promise<void>,
    wordsFor: (error: unknown) => string[],
  ): Promise<void> {
    if (isBusy) return;
    setFailure([]);
    setLatest(what);
    await send(work, (error) => setFailure(wordsFor(error)));
  }

  const upload = (file: File) =>
    run(
      'upload',
      async (signal) => {
        const imageUrl = await pageApi(createAccounts).uploadProfileImage(file, { signal });
        if (!imageUrl) throw new Error('The answer to the upload names no picture.');
        await saveImage(imageUrl, signal);
        if (!signal.aborted) onUploaded();
      },
      (error) => words(error, 'photo.updateFailed'),
    );

  const remove = () =>
    run(
      'removal',
      async (signal) => {
        if (quirk('imageRemoval') === 'saved') {
          await saveImage('', signal);
          if (!signal.aborted) onRemoved();
        } else {
          await pause(removalDelay, signal);
          onHidden();
        }
      },
      () => [t('photo.removeFailed')],
    );

  return { running: isBusy ? latest : undefined, failure, upload, remove };
}

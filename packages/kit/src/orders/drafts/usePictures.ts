import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, type DraftPicture, newKey } from './draft.ts';
import { dropOldPictures, dropPictures, keepPicture, keptPicture } from './pictureStore.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** What is wrong with pictures that were chosen or kept. */
export type PictureProblem = { kind: 'unreadable'; name: string } | { kind: 'tooMany' } | { kind: 'lost' };

interface PicturesOptions {
  latest: RefObject<Pick<Draft, 'pictures'>>;
  change: (parts: Pick<Draft, 'pictures'>) => void;
  /** How many a request may have. */
  most: number;
}

/** The pictures of a draft: their data in memory and, where the browser allows it, over a reload. */
export function usePictures({ latest, change, most }: PicturesOptions) {
  const [data, setData] = useState<ReadonlyMap<string, Blob>>(new Map());
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const known = useRef(data);
  const loading = useRef<Promise<void>>(undefined);

  function hold(name: string, picture: Blob): void {
    known.current = new Map(known.current).set(name, picture);
    setData(known.current);
  }

  const load = useEffectEvent(async () => {
    const lost: DraftPicture[] = [];
    for (const picture of latest.current.pictures) {
      const kept = await keptPicture(picture.name);
      if (kept) hold(picture.name, kept);
      else if (!picture.id) lost.push(picture);
    }
    if (lost.length === 0) return;
    change({ pictures: latest.current.pictures.filter((one) => !lost.includes(one)) });
    setProblems([{ kind: 'lost' }]);
  });
  useEffect(() => {
    loading.current ??= load();
    void dropOldPictures();
  }, []);

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const free = most - latest.current.pictures.length;
    const found: PictureProblem[] = files.length > free ? [{ kind: 'tooMany' }] : [];
    setBusy(true);
    for (const file of files.slice(0, Math.max(0, free))) {
      try {
        const picture = await shrinkPicture(file);
        const name = newKey();
        hold(name, picture);
        await keepPicture(name, picture);
        change({ pictures: [...latest.current.pictures, { name, id: '' }] });
      } catch {
        found.push({ kind: 'unreadable', name: file.name });
      }
    }
    setBusy(false);
    setProblems(found);
  }

  return {
    most,
    data,
    problems,
    /** While chosen pictures are being prepared. */
    isBusy,
    add,
    dataOf: ({ name }: DraftPicture) => known.current.get(name),
    /** Resolves when the pictures of an earlier page have been loaded. */
    loaded: () => loading.current,
    remove(picture: DraftPicture) {
      change({ pictures: latest.current.pictures.filter(({ name }) => name !== picture.name) });
      setProblems([]);
      void dropPictures([picture.name]);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;

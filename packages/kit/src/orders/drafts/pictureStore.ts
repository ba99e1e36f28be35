import { draftPicturesKey } from '#session/drafts.ts';
import { isOutdated } from './draft.ts';

interface KeptPicture {
  data: Blob;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const storeName = 'pictures';

/** Settles when the request does. */
const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the database for one piece of work and closes it, so that a logout can delete it. */
async function withStore<Result>(
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(draftPicturesKey, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    const database = await settled(opening);
    try {
      return await work(database.transaction(storeName, 'readwrite').objectStore(storeName));
    } finally {
      database.close();
    }
  } catch {
    // Storage is blocked in some embeds, or full: the pictures then live as long as the section.
    return undefined;
  }
}

export async function keepPicture(name: string, data: Blob): Promise<void> {
  await withStore((store) => settled(store.put({ data, keptAt: Date.now() } satisfies KeptPicture, name)));
}

/** The kept picture; undefined for a lost one, for example where storage is blocked. */
export async function keptPicture(name: string): Promise<Blob | undefined> {
  const kept = await withStore<KeptPicture | undefined>((store) => settled(store.get(name)));
  return kept?.data;
}

export async function dropPictures(names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await withStore((store) => Promise.all(names.map((name) => settled(store.delete(name)))));
}

/** Removes pictures of drafts that were left seven days ago or earlier. */
export async function dropOldPictures(): Promise<void> {
  await withStore(async (store) => {
    const [names, pictures] = await Promise.all([
      settled(store.getAllKeys()),
      settled<KeptPicture[]>(store.getAll()),
    ]);
    const old = names.filter((_, index) => isOutdated(pictures[index]?.keptAt ?? 0));
    await Promise.all(old.map((name) => settled(store.delete(name))));
  });
}

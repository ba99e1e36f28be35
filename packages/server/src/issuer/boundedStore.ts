import type { Adapter, AdapterPayload } from 'oidc-provider';

/** More sign-ins at once than a demo has visitors; beyond it the oldest is forgotten. */
const most = 1_000;
/** For what says nothing about its own end. */
const longestSeconds = 3_600;

/**
 * Where the demo's provider keeps what it has to remember: in memory, so that a restart ends the sign-ins under way.
 * One store for each kind of thing.
 */
export function createStores(): (kind: string) => Adapter {
  const stores = new Map<string, Adapter>();
  return (kind) => {
    const store = stores.get(kind) ?? createStore();
    stores.set(kind, store);
    return store;
  };
}

function createStore(): Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();
  const alive = (id: string): AdapterPayload | undefined => {
    const entry = entries.get(id);
    return entry !== undefined && entry.until > Date.now() ? entry.payload : undefined;
  };
  const findBy = (field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    for (const [id, { payload }] of entries) if (payload[field] === value) return alive(id);
    return undefined;
  };
  return {
    async upsert(id, payload, expiresIn) {
      entries.delete(id);
      entries.set(id, { payload, until: Date.now() + (expiresIn ?? longestSeconds) * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
    find: async (id) => alive(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    async consume(id) {
      const payload = alive(id);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** More simultaneous sign-ins than a demo has visitors; beyond it the least recently used is forgotten. */
const most = 1_000;
/** For entries without an expiry of their own. */
const longestSeconds = 3_600;

/**
 * The storage of the demo's provider: in memory, so that a restart ends pending sign-ins.
 * One store for each kind of entry.
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
  const entries = new LRUCache<string, AdapterPayload>({ max: most, ttl: longestSeconds * 1000 });
  const findBy = (field: 'uid' | 'userCode', value: string) =>
    [...entries.values()].find((payload) => payload[field] === value);
  return {
    async upsert(id, payload, expiresIn) {
      entries.set(id, payload, { ttl: (expiresIn ?? longestSeconds) * 1000 });
    },
    find: async (id) => entries.get(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    async consume(id) {
      const payload = entries.get(id);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { grantId: grant }] of [...entries.entries()])
        if (grant === grantId) entries.delete(id);
    },
  };
}

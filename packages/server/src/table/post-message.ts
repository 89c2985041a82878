import { Refusal } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import { type Post, type Posted, storePost } from './procedures/store-post.ts';

interface Parts {
  store: Store;
  now: () => number;
}

/** Stores a player's message and the turn that it is owed, in one transaction. */
export async function postMessage({ store, now }: Parts, post: Omit<Post, 'at'>): Promise<Posted> {
  const posted = await store.call(storePost, { ...post, at: new Date(now()).toISOString() });
  if ('refused' in posted) throw new Refusal(posted.refused);
  return posted;
}

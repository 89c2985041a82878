import type { CapsuleFile, MessageRead } from '@fireside/contract';
import { Download, fileName } from '../../http/download.ts';
import type { Store } from '../../store/store.ts';
import type { SeatKey } from '../seat-queries.ts';
import { type CapsuleHead, capsuleQueries } from './capsule-queries.ts';

const messagesAtOnce = 100;

type CapsuleMessage = CapsuleFile['messages'][number];

function capsuleMessage(message: MessageRead & { author: string | null }): CapsuleMessage {
  const { sender_type, user_id, author, character_id, kind, to, created_at, effects, removed, withheld } =
    message;
  return {
    sender_type,
    user_id: user_id ?? author,
    character_id,
    content: removed ? '' : message.content,
    kind,
    to,
    created_at,
    effects: effects as CapsuleMessage['effects'],
    removed,
    withheld,
  };
}

async function* pieces(store: Store, seat: SeatKey, { capsule, firstId }: CapsuleHead) {
  yield `${JSON.stringify(capsule).slice(0, -1)},"messages":[`;
  let between = '';
  for (let fromId: number | null = firstId; fromId !== null; ) {
    const page: (MessageRead & { author: string | null })[] = await store.call(capsuleQueries.page, {
      ...seat,
      fromId,
      limit: messagesAtOnce,
    });
    if (page.length > 0) yield between + page.map((one) => JSON.stringify(capsuleMessage(one))).join(',');
    if (page.length > 0) between = ',';
    fromId = page.length < messagesAtOnce ? null : page.at(-1)!.id + 1;
  }
  yield ']}\n';
}

/** A whole campaign as one file, for whoever has the game. */
export async function exportCapsule(store: Store, seat: SeatKey): Promise<Download> {
  const head = await store.call(capsuleQueries.head, seat);
  return new Download({
    name: fileName(head.capsule.game.name, 'fireside.json'),
    type: 'application/json',
    pieces: pieces(store, seat, head),
  });
}

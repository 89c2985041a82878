import type { WithdrawnStretch } from '@fireside/contract';
import { messageRead, type NamedMessage } from '../../games/message-queries.ts';
import type { SeatKey } from '../../games/seat-queries.ts';
import { Refused, reading, room } from '../../store/procedure.ts';
import { type Database, query } from '../../store/query.ts';
import type { WithdrawnMessageRow } from '../../store/schema.ts';

const mostStretches = 100;
/** Enough for every evening; what is older than that is left out. */
const mostMessages = 5_000;

const selectCreator = query<{ gameId: string }, { creator_id: string }>(
  'select creator_id from games where id = :gameId',
);

type Withdrawn = NamedMessage & Pick<WithdrawnMessageRow, 'rewound_id' | 'withdrawn_after' | 'withdrawn_at'>;

const selectOldest = query<{ gameId: string; skipped: number }, { withdrawn_after: number }>(
  `select withdrawn_after from withdrawn_messages where game_id = :gameId and id = rewound_id
   order by withdrawn_after desc limit 1 offset :skipped`,
);

/** Whispers between others are as invisible as they were. */
const selectWithdrawn = query<SeatKey & { oldest: number; limit: number }, Withdrawn>(
  `select withdrawn.id, withdrawn.sender_type, withdrawn.user_id, withdrawn.character_id, withdrawn.content,
     withdrawn.effects_json, withdrawn.created_at, withdrawn.removed_after, withdrawn.withheld, withdrawn.kind,
     withdrawn.recipient, withdrawn.takes, 0 as retold_after, withdrawn.rewound_id, withdrawn.withdrawn_after,
     withdrawn.withdrawn_at, users.name as player_name, characters.name as character_name
   from withdrawn_messages as withdrawn
     left join users on users.id = withdrawn.user_id
     left join characters on characters.id = withdrawn.character_id
   where withdrawn.game_id = :gameId and withdrawn.withdrawn_after >= :oldest
     and (withdrawn.kind <> 'whisper' or withdrawn.user_id = :userId or withdrawn.recipient = :userId)
   order by withdrawn.withdrawn_after desc, withdrawn.id limit :limit`,
);

function stretchesOf(rows: Withdrawn[]): WithdrawnStretch[] {
  const stretches = new Map<number, WithdrawnStretch>();
  for (const { rewound_id, withdrawn_after, withdrawn_at, ...row } of rows) {
    const known = stretches.get(withdrawn_after);
    if (known) known.messages.push(messageRead(row));
    else
      stretches.set(withdrawn_after, { message_id: rewound_id, withdrawn_at, messages: [messageRead(row)] });
  }
  return [...stretches.values()];
}

async function listWithdrawn(db: Database, { gameId, userId }: SeatKey): Promise<WithdrawnStretch[]> {
  const game = await selectCreator.first(db, { gameId });
  if (!game) throw new Refused('game_not_found');
  if (game.creator_id !== userId) throw new Refused('not_game_changer');
  const last = await selectOldest.first(db, { gameId, skipped: mostStretches - 1 });
  const oldest = last?.withdrawn_after ?? 0;
  return stretchesOf(await selectWithdrawn(db, { gameId, userId, oldest, limit: mostMessages }));
}

export const withdrawnQueries = room('withdrawn', {
  /** What was taken back, newest first. */
  list: reading(listWithdrawn),
});

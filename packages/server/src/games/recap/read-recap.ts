import { outcomes, type Recap, type RecapMember } from '@fireside/contract';
import type { Store } from '../../store/store.ts';
import type { SeatKey } from '../seat-queries.ts';
import { lastSentence } from './last-sentence.ts';
import { type RecapHead, recapQueries } from './recap-queries.ts';
import { type Course, emptyTally, joinTallies, memorableRolls, type Tally } from './tally.ts';

/** So many messages are counted before others are asked for: nobody else waits for a long game. */
const messagesAtOnce = 500;

async function tallyGame(store: Store, seat: SeatKey): Promise<Tally> {
  let tally = emptyTally();
  for (let afterId: number | null = 0; afterId !== null; ) {
    const stretch: { tally: Tally; lastId: number | null } = await store.call(recapQueries.stretch, {
      ...seat,
      afterId,
      limit: messagesAtOnce,
    });
    tally = joinTallies(tally, stretch.tally);
    afterId = stretch.lastId;
  }
  return tally;
}

/** "victory: the bell is silent" is the DM's verdict and a sentence; other reasons are a sentence alone. */
function readEnd(endedReason: string | null): Pick<Recap, 'outcome' | 'reason'> {
  const [, verdict, sentence = ''] = /^(\w+): (.*)$/s.exec(endedReason ?? '') ?? [];
  const outcome = outcomes.find((known) => known === verdict) ?? null;
  return { outcome, reason: outcome ? sentence : endedReason };
}

/** A sheet goes on in other games: of one that is over counts what happened in it. */
function memberOf(
  { name, sheet }: RecapHead['seats'][number],
  courses: Record<string, Course>,
  hasEnded: boolean,
): RecapMember {
  if (!sheet) return { name, character: null, class_name: '', fate: 'alive', hp: null, level: null };
  const course = courses[sheet.id] ?? {};
  const { hp = sheet.hp, levelAfter = sheet.level, isDead = sheet.isDead } = hasEnded ? course : {};
  const fate = isDead ? 'dead' : hp.current <= 0 ? 'fallen' : 'alive';
  const level = { before: course.levelBefore ?? levelAfter, after: levelAfter };
  return { name, character: sheet.name, class_name: sheet.class_name, fate, hp, level };
}

/** A whole game on one page, of what one participant may read. */
export async function readRecap(store: Store, seat: SeatKey): Promise<Recap> {
  const head = await store.call(recapQueries.head, seat);
  const tally = await tallyGame(store, seat);
  const { name, description, status, ended_reason, created_at } = head.game;
  const hasEnded = status === 'ended';
  const names = new Map([...head.seats, ...head.left].map((one) => [one.user_id, one.name]));
  const present = head.seats.map((one) => memberOf(one, tally.courses, hasEnded));
  const left = head.left.map(
    (one): RecapMember => ({
      name: one.name,
      character: one.character,
      class_name: '',
      fate: 'left',
      hp: null,
      level: null,
    }),
  );
  return {
    name,
    description,
    status,
    ...readEnd(hasEnded ? ended_reason : null),
    // A story that came from elsewhere is older than its game.
    began_at: tally.firstAt !== null && tally.firstAt < created_at ? tally.firstAt : created_at,
    last_at: tally.lastAt,
    first_id: tally.firstId,
    party: [...present, ...left],
    last_sentence: lastSentence(head.lastTold),
    rolls: memorableRolls(tally, hasEnded).map(({ by, ...roll }) => ({
      ...roll,
      by: by === 'dm' ? null : (names.get(by) ?? '?'),
    })),
    figures: { ...tally.figures, seconds: Math.round(tally.figures.seconds) },
    withheld: head.withheld,
    chapters: head.chapters,
    unseen: head.unseen,
  };
}

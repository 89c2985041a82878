import type { Act } from '../reader/reading.ts';
import { attempt, difficulties, type Outcome, type Resolve } from '../telling/attempt.ts';
import type { Attempt } from '../world/state.ts';
import { carries, itemOf, lockpicks, spoken } from './carried.ts';
import { add, type Deed } from './deed.ts';
import { aids, triumphs } from './lines/outcomes.ts';

/** What makes a deed easier when it is done with it. */
const fitting: Partial<Record<Act, RegExp>> = {
  climb: /rope|grappl|piton|ladder|climb|spike|hook/i,
  jump: /rope|pole|staff|grappl/i,
  swim: /rope|float|barrel|plank/i,
  break: /crowbar|hammer|axe|maul|mace|sledge|pick|pry|club|ram/i,
  open: /crowbar|hammer|axe|pry|key|dagger|knife/i,
  unlock: /thieves|lock ?pick|\bkey|hairpin|tools/i,
  disarm: /thieves|tools|pole|wire|pliers/i,
  push: /crowbar|lever|pole|beam|rope|staff/i,
  pull: /crowbar|rope|chain|hook/i,
  lift: /crowbar|lever|pole|rope|hook|pulley/i,
  search: /torch|lantern|lamp|candle|lens|magnif|light|lupe|glass/i,
  listen: /horn|trumpet|glass|cup/i,
  track: /torch|lantern|lamp|lens|magnif|map/i,
  cut: /dagger|knife|sword|axe|saw|shears|scissors|blade/i,
  dig: /shovel|spade|pick/i,
  heal: /healer|bandage|medic|first aid|herb|kit|salve/i,
  disguise: /disguise|costume|cloak|makeup|make-up|uniform/i,
  perform: /lute|flute|drum|lyre|fiddle|harp|horn|pipe|guitar|harmonica|viol/i,
  fix: /tool|hammer|nail|wire|glue|rope|thread|kit/i,
  sneak: /cloak|cape/i,
  hide: /cloak|cape|blanket|net/i,
  go: /rope|crowbar|grappl|torch|lantern|map|key/i,
  other: /rope|crowbar|pole|hook|lever/i,
};

/** A carried instrument that fits the deed, as it is spoken of: `crowbar`. */
export function aidOf({ step, instrument, turn }: Deed): string | null {
  const named = itemOf(instrument);
  if (named && fitting[step.act]?.test(named)) return spoken(named);
  if (step.act !== 'unlock' && step.act !== 'disarm') return null;
  const tools = carries(turn, lockpicks);
  return tools && spoken(tools);
}

const aidWorth = 2;

export interface Check {
  skill: string;
  /** By name, or as an adventure has it. */
  difficulty: keyof typeof difficulties | number;
  /** The id of what it is about. */
  about?: string;
  by?: Attempt['by'];
}

/** Lets the dice decide a deed; an instrument that fits makes it easier. */
export function decide(deed: Deed, check: Check, resolve: Resolve): Promise<void> {
  const { skill, difficulty, about = '', by = 'deed' } = check;
  const worth = aidOf(deed) ? aidWorth : 0;
  const reached = typeof difficulty === 'number' ? difficulty : difficulties[difficulty];
  return attempt(deed.turn, { by, step: deed.step, skill, difficulty: reached - worth, about }, resolve);
}

/** Names the instrument that has helped, or has not; of what went well without one, how well. */
export function nameAid(deed: Deed, { isSuccess, grade }: Outcome): void {
  const aid = aidOf(deed);
  // What the player has named is named.
  if (aid && !deed.step.echo.includes(aid))
    add(deed, isSuccess ? aids.helped : aids.failed, { aid, thing: aid });
  else if (grade === 'triumph') add(deed, triumphs);
}

/** What goes wrong besides, where the dice were at their worst. */
export function nameTrouble({ turn }: Deed, { grade }: Outcome): void {
  if (grade === 'disaster') turn.line(turn.world.complications);
}

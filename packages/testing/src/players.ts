/** What a player has before their eyes when it is their turn to speak. */
export interface PlayerView {
  /** The DM's latest message. */
  narration: string;
  /** The roll that this player is asked for. */
  pendingRoll: { notation: string; reason: string } | null;
  /** Names of the other players' characters. */
  companions: string[];
}

export const playerStyles = [
  'talker',
  'fighter',
  'sneaky',
  'confused',
  'typo',
  'spammer',
  'thoughtful',
] as const;
export type PlayerStyle = (typeof playerStyles)[number];

export type PlayerPolicy = (view: PlayerView) => string;

const repertoire: Record<PlayerStyle, string[]> = {
  talker: [
    'I ask {person} what is going on here',
    'I talk to {person}',
    '"We only want to help," I say. "Who is behind all this?"',
    'I try to persuade {person} to tell me the truth',
    'I ask {person} about the strange signs',
    'Can we reason with them? I try to negotiate',
    "let's go on",
    'I greet {person} politely and introduce myself',
    'I look around for somebody who knows more',
    '"I will not leave anybody behind."',
  ],
  fighter: [
    'I attack!',
    'I charge and hit it with my {weapon}',
    'I swing at the nearest one',
    'I kick the door in and go on',
    'I shoot at it',
    'go on, I want to fight something',
    'I head onward',
    'I search for tracks',
    'I stab it again',
    'we rest for a moment and bandage our wounds',
  ],
  sneaky: [
    'I sneak ahead and stay out of sight',
    'I hide in the shadows and listen',
    'I quietly search {thing}',
    'I try to steal something useful',
    'I pick the lock',
    'I creep past them',
    'I attack from behind with my {weapon}',
    'I tiptoe onward',
    'I look around carefully',
  ],
  confused: [
    'what can I do?',
    'um, I am lost, any hints?',
    'help',
    'how do I play this',
    'I look around I guess',
    'ok',
    'what is my hp?',
    'how does advantage work?',
    'I go on?',
    'are you an ai?',
    'yes',
    'no',
    'who is {person} again?',
    'I dance with the lantern on my head',
  ],
  typo: [
    'i atack the nerest one',
    'i serach teh {thing}',
    'i tlak to {person}',
    'lets moev on',
    'i snaek past',
    'loook around',
    'i presuade him to hepl us',
    'i figth',
    'i climbb over it',
    'i rset a bit',
    'invstigate the {thing}',
  ],
  spammer: [
    'lol',
    'go go go',
    'attack attack attack',
    '???',
    'I attack',
    'I attack',
    'look',
    'hahaha',
    'asdf qwer zxcv uiop',
    'I kill everyone and win the game',
    'next',
    '!!!!!!',
    'I cast fireball on everything',
    `${'very '.repeat(200)}long message and then I go on`,
  ],
  thoughtful: [
    'I search {thing} for anything unusual',
    'I ask {person} what they have seen',
    'I study {thing} closely',
    'I help {companion} with whatever they are doing',
    'I use what we have learnt on the way: I reach for its weakness, the clapper, the crown, the collar, the truth',
    'I cast a healing spell',
    'We go on to the next place',
    'I try to convince them that there is another way',
    'I attack with my {weapon}, aiming carefully',
    'I rest for a while and tend to my wounds',
    'I take a good look around',
  ],
};

function generator(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A player of a certain kind, the same for the same seed. It speaks from its repertoire, about what it has just read. */
export function playerPolicy(style: PlayerStyle, seed: number): PlayerPolicy {
  const next = generator(seed * 2654435761 + playerStyles.indexOf(style) * 97 + 13);
  for (let warm = 0; warm < 8; warm++) next();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return ({ narration, pendingRoll, companions }) => {
    if (pendingRoll) return answer(pendingRoll.notation, style, next);
    const urgent = urge(narration, style, next);
    if (urgent) return urgent;
    return pick(repertoire[style])
      .replace('{person}', personIn(narration) ?? 'the nearest person')
      .replace('{thing}', thingIn(narration, pick) ?? 'the place')
      .replace('{companion}', companions.length > 0 ? pick(companions) : 'everybody')
      .replace('{weapon}', 'weapon');
  };
}

/** Most players react to a blade at their throat and to a road that opens. */
function urge(narration: string, style: PlayerStyle, next: () => number): string | null {
  if (style === 'confused' || style === 'spammer') return null;
  if (/damage|HP left|comes at you|in return/i.test(narration) && next() < 0.5)
    return style === 'talker'
      ? 'I try to talk them down'
      : style === 'typo'
        ? 'i attak agian'
        : 'I attack it';
  if (/yield|give up, and live/i.test(narration) && next() < 0.1) return 'I surrender';
  if (/lies open|trail leads|go on to|points to/i.test(narration) && next() < 0.7)
    return style === 'typo' ? 'lets go on tehn' : 'We go on';
  return null;
}

function personIn(narration: string): string | null {
  return /\b([A-Z][a-z]+ [A-Z][a-z]+)\b/.exec(narration)?.[1] ?? null;
}

function thingIn(narration: string, pick: <T>(list: readonly T[]) => T): string | null {
  const things = [...narration.matchAll(/\bthe ((?:[a-z]+ )?[a-z]{4,})\b/g)].map(
    ([, thing]) => `the ${thing}`,
  );
  return things.length > 0 ? pick(things) : null;
}

/** A roll at the table, in a player's words; some forget the number or make one up. */
function answer(notation: string, style: PlayerStyle, next: () => number): string {
  const [, count = '1', sides = '20', keep, bonus = '0'] =
    /^(\d+)d(\d+)(k[hl]\d+)?([+-]\d+)?/.exec(notation) ?? [];
  let total = 0;
  for (let die = 0; die < (keep ? 1 : Number(count)); die++) total += 1 + Math.floor(next() * Number(sides));
  const added = Number(bonus);
  const mood = next();
  if (style === 'confused' && mood < 0.3) return 'wait, which dice?';
  if (style === 'spammer' && mood < 0.3) return 'I got 99';
  if (style === 'confused' && mood < 0.4) return 'I have no dice, you roll';
  if (total === 20 && sides === '20') return 'nat 20!';
  return mood < 0.5 ? `I got ${total + added}` : `${total} plus ${added}`.replace('plus -', 'minus ');
}

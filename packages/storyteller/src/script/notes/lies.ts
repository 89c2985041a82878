import { mark as markThing } from '../../deeds/marks.ts';
import { titled } from '../../deeds/number.ts';
import { gainItem } from '../../telling/belongings.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords, stem } from '../content-words.ts';
import { addressed, tidy } from '../findings.ts';
import { hoardIn, isTreasure } from '../finds.ts';
import { traitsOf } from '../nouns-in-text.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { lookedBefore, looksThere } from './note-lines.ts';
import { isNoted, type Note, note, notesOf } from './notes.ts';
import { closedIn } from './containers.ts';
import { reveal } from './tell-note.ts';

type Side = 'under' | 'behind' | 'in';
/** What lies somewhere, and takes nothing but looking there. */
interface Lying {
  note: Note;
  side: Side;
  /** The nouns of where it lies: `boat`; of a niche behind a brick both. */
  where: readonly string[];
  shown: string;
  what: string;
  told: string;
}

const sides = '(under(?:neath)?|beneath|below|behind|inside|within|in|at the bottom of|between|on top of)';
const place = '((?:the|an?|his|her|its|one of the|each) [^,.;:]{2,50}?)';
const first = new RegExp(
  `^(?:(?:taped|hidden|buried|tucked|wedged|stuck|sewn|locked|well hidden) )?${sides} ${place},? (?:there )?(?:lies|lie|is|are|hangs?|sits?|stands?|rests?|waits?)(?: hidden)?:? ((?:an?|the|some|one|two|three|four|five|six|\\d+|\\p{Lu}|the \\p{L}+['’]s) ?.{2,200})$`,
  'isu',
);
const last = new RegExp(
  `^((?:an?|the|some|one|two|three|four|five|six) [^,.;:]{2,60}?) (?:lies|lie|is|are|hangs?|dangles?|rests?)(?: (?:hidden|taped|buried|tucked|wedged|stuck|concealed|kept|hanging|on an? (?:nail|hook|peg|string|chain)))? ${sides} ${place}(?: with .{3,40})?$`,
  'iu',
);
const within = new RegExp(
  `\\b${sides} ${place} ((?:an?|two|three|four|five|six|\\d+) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+(?: (?:with|of|full of) .{2,120})?)$`,
  'isu',
);

const sideOf = (word: string): Side =>
  /^(?:under|beneath|below)/i.test(word) ? 'under' : /^behind/i.test(word) ? 'behind' : 'in';

const ofBody =
  /\b(?:fist|hands?|pockets?|coat|cloak|belt|boots?|mouth|lap|neck|arms?|jacket|apron|robe|sleeve|collar|grip|fingers|shirt|vest)$/i;
/** Whoever searches a body goes through its pockets. */
const theDead = ['body', 'corps', 'dead', 'man', 'woman', 'him', 'her', 'remain', 'skeleton', 'corpse'].map(
  stem,
);

/** `the crate behind the tent`: the crate; `a niche behind a loose brick`: both, since either is looked into. */
function nounsOf(where: string): string[] {
  const [main = '', ...rest] = where.split(/ (?:behind|of|in|under|on|beside|near|by|at) /);
  const head = contentWords(main).slice(-1);
  if (/^(?:his|her|their|its|the (?:dead|body|corpse)\p{L}*['’]s) /iu.test(where) && ofBody.test(main))
    return [...head, ...theDead];
  return /^an? /i.test(where) ? [...head, ...rest.flatMap((one) => contentWords(one).slice(-1))] : head;
}

/** What lies about in a room without a check. */
export const liesIn = once((room: Room): readonly Lying[] =>
  notesOf(room).flatMap((own): Lying[] => {
    // `Behind the board is a packet, and inside it is the ledger`: the packet lies there.
    const isHolding = closedIn(room).has(own.text);
    const [outer = ''] = isHolding
      ? own.text.split(/;|,? and (?=(?:inside|in|within) (?:it|the|this|that)\b)/)
      : [own.text];
    const text = outer.replace(/[.]$/, '');
    // What something holds is found by opening it.
    if (/\bDC ?\d|^(?:if|when|once|unless)\b/i.test(text) || (isHolding && outer === own.text)) return [];
    const begins = first.exec(text);
    const ends = begins ? null : last.exec(text);
    const middle = begins || ends ? null : within.exec(text);
    const [side, where, what] = begins
      ? [begins[1]!, begins[2]!, begins[3]!]
      : ends
        ? [ends[2]!, ends[3]!, ends[1]!]
        : middle
          ? [middle[1]!, middle[2]!, middle[3]!]
          : ['', '', ''];
    if (side === '' || /\b(?:corner|distance|middle|morning|night|evening|day|end|air)$/i.test(where))
      return [];
    if (isHolding && sideOf(side) === 'in') return [];
    const nouns = nounsOf(where);
    if (nouns.length === 0 || /^(?:\p{Lu}\p{Ll}+ \p{Lu}|the way|an? (?:man|woman|boy|girl))/u.test(what))
      return [];
    const told = middle ? `${side.charAt(0).toUpperCase()}${side.slice(1)} ${where} you find ${what}` : text;
    return [
      {
        note: own,
        side: sideOf(side),
        where: nouns,
        shown: `${side.toLowerCase()} ${where.toLowerCase()}`,
        what,
        // What something is called is not seen by finding it.
        told: tidy(addressed(told.replace(/ (?:named|called) \p{Lu}[\p{L}'’]+/gu, ''), { keepsCoins: true })),
      },
    ];
  }),
);

const looksAt =
  /\b(?:look(?:s|ing|ed)?|search\w*|examin\w*|inspect\w*|check\w*|lift\w*|open\w*|turn\w*|mov\w+|push\w*|pull\w*|feel\w*|reach\w*|dig\w*|pry|prise|tear\w*|tip\w*|empt\w+|rummag\w*|crawl\w*|peek\w*|peer\w*|raise\w*|kneel\w*|loosen\w*|remove\w*|what(?:['’]s| is)|is there|find|investigat\w*)\b/i;
const under = /\b(?:under\w*|beneath|below)\b/i;
const behind = /\bbehind\b/i;
const moves =
  /\b(?:lift|move|turn|push|pull|raise|pry|prise|tear|tip|remove|loosen|search|investigat|inspect|examin)/i;

/** One of several that look alike is not looked into by whoever looks at them all from afar. */
const oneOf = /\b(?:\p{Ll}{3,}est|first|second|third|fourth|fifth|last|loose|left|right|only|one of)\b/iu;
const thoroughly =
  /\b(?:search\w*|examin\w*|inspect\w*|investigat\w*|each|every|all|one (?:after|by)|rummag\w*)\b/i;

function isMeant(message: string, { side, where, shown }: Lying): boolean {
  const words = contentWords(message);
  if (!where.some((one) => words.includes(one))) return false;
  const [one] = oneOf.exec(shown) ?? [];
  const isNamed = one !== undefined && message.toLowerCase().includes(one.toLowerCase());
  if (one !== undefined && where.length < 2 && !isNamed && !thoroughly.test(message)) return false;
  if (under.test(message)) return side === 'under';
  if (behind.test(message)) return side === 'behind' || where.length > 1;
  return side === 'in' || moves.test(message);
}

const immaterial =
  /^(?:cat|dog|crab|body|corpse|skeleton|stairs?|staircase|tunnel|hollow|door|trapdoor|passage|room|panel|switch|lever|hatch|path|way|hole|niche|pool|mark|scratch|word|name|inscription|message|nest|creature|animal|space|compartment|altar|chest|safe|trunk|crate|map)s?$/i;

/** Puts it on the sheet where it can be carried. Whether it could. */
async function receive(turn: Telling, { what }: Lying): Promise<boolean> {
  const hoard = hoardIn(`${what}.`);
  for (const { name, quantity } of hoard) await gainItem(turn, name, quantity);
  if (hoard.length > 0) return true;
  const [main = ''] = what.split(
    /[:,"“]| (?:with|that|which|of dynamite|engraved|marked|in|on|from|reading|saying)\b/,
  );
  const [, count = 'a', shown = ''] =
    /^(an?|the|some|one|two|three|four|five|six|\d+|the \p{L}+['’]s)? ?(.+)$/iu.exec(main.trim()) ?? [];
  const noun = shown.split(' ').at(-1) ?? '';
  const kept = traitsOf.get(noun.toLowerCase());
  if (
    shown === '' ||
    shown.split(' ').length > 4 ||
    immaterial.test(noun) ||
    (kept && !kept.includes('portable') && !isTreasure(noun.toLowerCase()))
  )
    return false;
  const quantity = ['', 'one', 'two', 'three', 'four', 'five', 'six'].indexOf(count.toLowerCase());
  const isMany = quantity > 1;
  return await gainItem(
    turn,
    titled(isMany ? shown.replace(/s$/, '') : shown).slice(0, 60),
    Math.max(1, quantity),
  );
}

/** Whoever looks where something lies finds it. Whether anything lies there. */
export async function findsThere(
  turn: Telling,
  adventure: Opened,
  room: Room,
  echo: string,
): Promise<boolean> {
  if (turn.table.encounter || !looksAt.test(turn.message)) return false;
  const meant = liesIn(room).filter((one) => isMeant(turn.message, one));
  const fresh = meant.filter(({ note: { id } }) => !isNoted(turn.state, room.id, `told ${id}`));
  if (meant.length === 0) return false;
  if (fresh.length === 0) return turn.line(lookedBefore, { where: meant[0]!.shown });
  if (echo !== '') turn.say(`You ${echo}.`);
  turn.line(looksThere);
  for (const one of fresh) {
    note(turn.state, room.id, `told ${one.note.id}`);
    reveal(turn, one.note.text);
    if (!adventure.guard.isPlain(one.told.replace(/\d(?:[-–]\d)+/g, ''))) continue;
    turn.say(one.told);
    const isHad = await receive(turn, one);
    const got = contentWords(one.what.split(/[,:"“]| (?:with|that|which|in|on|from)\b/)[0]!).at(-1);
    for (const thing of turn.place.things) {
      if (thing.find === one.told) markThing(turn, thing.id, 'searched');
      if (isHad && stem(thing.words[0] ?? '') === got) markThing(turn, thing.id, 'taken');
    }
  }
  turn.hasPointed = true;
  return true;
}

import type { Toss } from './reading.ts';
import type { Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { tokensOf } from './tokens.ts';

const thrown =
  /\b(?:flip|toss|throw|spin|roll|cast|flick|draw|let)(?:s|ed|ing)? (?:(?:us|for|it|my|a|an|the|one|lucky|old|gold|silver|copper|quick|single|six-sided) ){0,4}(coin|gold piece|silver piece|copper|penny|gold|die|dice|d4|d6|d8|d10|d12|d20)\b|\b(coin) (?:flip|toss)\b/i;
/** A coin that is thrown at something, to somebody, or into it decides nothing. */
const aimed =
  /\b(?:coin|piece|copper|penny|gold)s? (?:at|to(?!ss| (?:decide|see|choose|pick|settle))|into|in|over|across|on|onto|towards?|down|through|behind)\b/i;

const pairs: readonly [Toss['what'], RegExp, RegExp][] = [
  ['coin', /\bheads?\b/i, /\btails?\b/i],
  ['die', /\bevens?\b/i, /\bodds?\b/i],
  ['die', /\bhigh\b/i, /\blow\b/i],
];
const names: Readonly<Record<string, string>> = { head: 'heads', tail: 'tails', evens: 'even', odds: 'odd' };

const leadingIn =
  /^(?:[\s,:;=-]|->|(?:means?|is|and|then|numbers?|it is|it's|so|that|says?|for|on a|on an|on|if it is|if it's)\b)+/i;
const trailing =
  /(?:[\s,:;.!-]|\b(?:and|or|on|if|if it is|if it's|on an?|with|for|it is|it's|else|but)\b)+$/i;

function deedOf(text: string, scene: Scene): string | null {
  const said = text
    .replace(leadingIn, '')
    .replace(trailing, '')
    .split(/[.!?\n:;]/)[0]!
    .trim();
  if (!/\p{L}{2}/u.test(said) || said.length > 120) return null;
  return secondPerson(tokensOf(said), scene).replace(/^you (?:will )?/, '');
}

const undecided =
  /\bto (?:decide|see|choose|settle|pick|know|find out) (?:(?:if|whether) (?:i|we) (?:should |will |can )?|whether (?:or not )?(?:to |i should )|on whether to )([^.!?,]{2,80})/i;

/** `I toss a coin, heads I go in, tails I stay`: left to chance, and no throw at anything. */
export function readToss(text: string, scene: Scene): Toss | null {
  const found = thrown.exec(text);
  if (!found || text.includes('"')) return null;
  const what = /^d(?:ie|ice|\d)/i.test(found[1] ?? '') ? 'die' : 'coin';
  for (const [kind, one, other] of pairs) {
    const [first, second] = [one.exec(text), other.exec(text)];
    if (!first || !second || kind !== what) continue;
    const [near, far] = first.index < second.index ? [first, second] : [second, first];
    const nameOf = (word: string) => (Object.hasOwn(names, word) ? names[word]! : word);
    return {
      what,
      sides: [
        {
          name: nameOf(near[0].toLowerCase()),
          deed: deedOf(text.slice(near.index + near[0].length, far.index), scene),
        },
        {
          name: nameOf(far[0].toLowerCase()),
          deed: deedOf(text.slice(far.index + far[0].length), scene),
        },
      ],
    };
  }
  const wondered = undecided.exec(text)?.[1] ?? null;
  const isBare = /\b(?:flip|toss|spin)/i.test(found[0]) && !aimed.test(text) && text.length < 40;
  if (what === 'die' ? !wondered : !wondered && !isBare) return null;
  const deed = wondered && deedOf(wondered, scene);
  const [yes, no] = what === 'die' ? ['even', 'odd'] : ['heads', 'tails'];
  return {
    what,
    sides: [
      { name: yes!, deed },
      { name: no!, deed: deed && `do not ${deed}` },
    ],
  };
}

import { spellNames } from './spell-names.ts';

/** What people call spells by what they do. */
const glosses: Readonly<Record<string, RegExp>> = {
  'acid splash': /\bacid/,
  bless: /\bbless/,
  'burning hands': /\b(?:fan of fire|burning hand|flame ?thrower)/,
  'charm person': /\b(?:charm|friend)/,
  'comprehend languages': /\b(?:language|translat)/,
  'cure wounds': /\b(?:heal|cure|patch)/,
  'dancing lights': /\b(?:floating|dancing) lights?/,
  'detect magic':
    /\b(?:(?:is|are|for|see|sense|find|spot|feel|detect|any)\w* (?:\w+ ){0,2}magic|magic (?:detect|sens|find|radar)|detect)/,
  'disguise self': /\b(?:disguise|look like (?:someone|somebody))/,
  'feather fall': /\b(?:fall slow|slow fall|feather)/,
  'fire bolt': /\b(?:fire|flame|burn)/,
  fireball: /\b(?:big fire|fire ?ball|explo)/,
  'guiding bolt': /\b(?:holy|radiant) (?:bolt|ray|beam)/,
  'healing word': /\bheal/,
  'hold person': /\b(?:freeze|paraly|hold (?:him|her|them|someone|people))/,
  invisibility: /\b(?:invisib|unseen)/,
  knock: /\b(?:unlock|opens? (?:locks|doors))/,
  light: /\b(?:light|glow|shin)/,
  'mage armor': /\b(?:armou?r)/,
  'mage hand': /\bhand/,
  'magic missile': /\b(?:dart|missile)/,
  'minor illusion': /\b(?:illusion|fake (?:image|sound))/,
  'misty step': /\b(?:teleport|blink|poof|mist)/,
  'ray of frost': /\b(?:frost|ice|cold|freez)/,
  'sacred flame': /\b(?:holy|sacred) (?:fire|flame)/,
  shield: /\b(?:shield|barrier)/,
  sleep: /\b(?:sleep|nap|snooze|knock(?:s|ing)? (?:people|them|everyone|him|her) out)/,
  'speak with animals': /\b(?:animal|beast)/,
  thunderwave: /\b(?:thunder|boom|shock ?wave)/,
  'vicious mockery': /\b(?:insult|mock)/,
};

const described =
  /\b(?:the|my|that|this|a|an|some|our) ((?:[\p{L}'-]{1,20} ){0,4})(spell|cantrip|magic thing|one|thing|thingy|trick)\b((?: where| that| which) [^,.?!;]{3,60}(?=[,.?!;]|$))?/giu;
const magical =
  /\b(?:magic|magical|ghost|ghostly|spectral|floating|floaty|arcane) (?:darts?|missiles?|hand|shield|barrier|light)\b/giu;

function spellOf(words: string, own: readonly string[]): string | null {
  const meant = own.filter((spell) => glosses[spell.toLowerCase()]?.test(words.toLowerCase()));
  return meant.length === 1 ? meant[0]!.toLowerCase() : null;
}

/** Names of several words, by their letters alone. */
const ofLetters = (names: readonly string[]) =>
  new Map(names.filter((name) => name.includes(' ')).map((name) => [name.replace(/[^a-z]/g, ''), name]));
const wellKnown = ofLetters(spellNames);

/** `firebolt`, `Magic-Missile`: as it is written in the books. */
function asWritten(text: string, own: readonly string[]): string {
  const ofOwn = ofLetters(own.map((name) => name.toLowerCase()));
  return text.replace(/\b\p{L}{3,}(?:-\p{L}{2,})*\b/gu, (word) => {
    const letters = word.toLowerCase().replaceAll('-', '');
    return ofOwn.get(letters) ?? wellKnown.get(letters) ?? word;
  });
}

/** `have a mage hand turn the key`: it is used for that. */
function asMeans(text: string, own: readonly string[]): string {
  const spell = own.find((one) => text.toLowerCase().includes(` ${one.toLowerCase()} `))?.toLowerCase();
  if (!spell) return text;
  const made = new RegExp(
    `\\b(?:have|let|make|get) (?:a |an |the |my |another )?${spell} (?:to )?(?=\\p{L})`,
    'iu',
  );
  return text.replace(made, `use ${spell} to `);
}

/** `the little fire spell`, `the floaty hand thing`: a spell of one's own, by what it does. */
export function withSpellNames(given: string, own: readonly string[]): string {
  if (own.length === 0) return given;
  const text = asMeans(asWritten(given, own), own);
  const named = (spell: string) => own.some((one) => spell.toLowerCase().includes(one.toLowerCase()));
  return text
    .replace(described, (whole, words: string, kind: string, does: string | undefined, at: number) => {
      if (named(whole)) return whole;
      // `the fire thing` may be a stove: only what is used or done like one is a spell.
      const isSpell =
        /^(?:spell|cantrip)$/i.test(kind) || /\b(?:cast|do|use|using|try|with)\s+$/i.test(text.slice(0, at));
      return (isSpell && spellOf(`${words}${does ?? ''}`, own)) || whole;
    })
    .replace(magical, (whole) => spellOf(whole, own) ?? whole);
}

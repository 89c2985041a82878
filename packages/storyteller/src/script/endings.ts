import { sentencesOf } from '../language/sentences.ts';
import { hasMark } from '../deeds/marks.ts';
import { farewells } from '../story/lines.ts';
import { giveItem } from '../telling/belongings.ts';
import type { Ending, Telling } from '../telling/telling.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { addressed, findingOf, tidy } from './findings.ts';
import { enterScene } from './enter-scene.ts';
import { once } from './once.ts';
import { saysWhenItEnds, toldOfEnd } from './notes/ends-when.ts';
import { endingMet } from './notes/ending-choice.ts';
import type { Opened } from './opened.ts';
import { stripMarks } from './paragraphs.ts';
import { counted, endsBadly, endsLike, endsWell, keepsWord } from './script-lines.ts';
import { wholeSentences } from './whole-sentences.ts';
import { wordsOfSolved } from './try-solution.ts';

/** One way in which the text says that it may end. */
export interface Variant {
  /** What has happened: `The fog lifts through a bargain`. */
  condition: string;
  words: ReadonlySet<string>;
  /** What may be told of it. */
  told: string[];
  /** What is paid out in it. */
  pay: Pay | null;
  isGood: boolean;
}

const bad =
  /\b(?:stays? silent|unpaid|without pay|stolen|kept|wrong|fails?|failure|defeat|lost|loses?|dies?|dead end|too late|refus|escapes|nothing is done|do nothing|worst|bad|runs? out|never|not (?:saved|solved|given|stopped|found))\b/i;
const titled = /^(?:\*\*|__)?([^*_:.]{3,90}?)(?:[.:]\*\*|\*\*[.:]?|__[.:]?|:)\s+(.{3,})$/s;
const conditional =
  /^(?:(?:the|this) (?:story|adventure|game|tale) (?:is over|ends) )?(?:if|should|when|once|as soon as) ([^,:]{3,160})[,:] (.{3,})$/is;

/** `Marta pays the 60 gold pieces`, `Reward: 150 gp`; what is paid by the head nobody has counted. */
interface Pay {
  sentence: string;
  name: string;
  quantity: number;
  isEach: boolean;
}

const pays = /\b(?:pays?|hands? (?:over|out|you)|gives?|receives?|counts? out|rewards?|reward:|treasure:)/i;
const coin =
  /\b(\d{1,5}) ?(gp|gold(?: pieces| coins)?|sp|silver(?: pieces| coins)?|credits|dollars|crowns|pounds)\b(?! (?:per|a head|for each|a day))/i;

function payIn(text: string): Pay | null {
  for (const sentence of sentencesOf(text)) {
    const [, count, kind = ''] = coin.exec(sentence) ?? [];
    if (!count || !pays.test(sentence) || /\b(?:if|unless|or|would|owes?)\b/i.test(sentence)) continue;
    const name = /^g/i.test(kind) ? 'Gold pieces' : /^s/i.test(kind) ? 'Silver pieces' : kind.toLowerCase();
    const isEach = /\beach\b/i.test(sentence);
    return { sentence, name: name.charAt(0).toUpperCase() + name.slice(1), quantity: Number(count), isEach };
  }
  return null;
}

/** `She offers 50 gold pieces to whoever stops the bell`: what was promised by somebody for all of it. */
const promised = once(({ rooms, lists }: Opened): (Pay & { by: string }) | null => {
  const texts = [...rooms.flatMap(({ paragraphs }) => paragraphs), ...lists].filter(
    ({ voice }) => voice === 'plain',
  );
  for (const { text } of texts) {
    const sentences = sentencesOf(text);
    const at = sentences.findIndex((one) => promises.test(one) && coin.test(one));
    const pay = at < 0 ? null : payIn(sentences[at]!.replace(promises, 'pays'));
    const [by] =
      sentences
        .slice(0, at + 1)
        .join(' ')
        .match(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|(?<=\*\*)\p{Lu}[^*]+/gu)
        ?.slice(-1) ?? [];
    if (pay) return { ...pay, by: by ?? '' };
  }
  return null;
});

const promises = /\b(?:offers?|promises?|will pay|is willing to pay|puts up)\b/i;
/** `Wenna pays the reward`: as much as was promised. */
const paysPromise =
  /\b(?:pays?|hands? (?:over|out)|gives?|counts? out|keeps? (?:his|her|their) word)\b[^.]*?\b((?:the|his|her|their|your) (?:promised |agreed |whole |full )?(?:reward|sum|money|fee|gold|silver|payment|bounty))\b/i;

/** Whoever did it takes it for all, unless each is paid. Whether it was put on a sheet. */
async function receivePay(turn: Telling, { name, quantity, isEach }: Pay): Promise<boolean> {
  const paid = turn.table.party.filter(({ user_id }) => isEach || user_id === turn.speaker.seat.user_id);
  let isPaid = false;
  for (const { character } of paid)
    if (character) isPaid = (await giveItem(turn, character, name, quantity)) || isPaid;
  return isPaid;
}

function toldOf(text: string, guard: Opened['guard']): string[] {
  return sentencesOf(text)
    .filter((one) => !/^(?:treasure|reward|xp|experience)\b|\bworth\b/i.test(one))
    .map((one) => tidy(addressed(findingOf(one))))
    .filter((one) => one !== '' && guard.maySay(one) && !/ or /i.test(one));
}

/** `Whoever calls the name aloud frees the pike: it becomes still.` */
const whoeverDoes =
  /^(?:whoever|anyone who|anybody who|the one who) ([^:]{8,300}?),? (?:frees?|ends?|breaks?|lifts?|stops?|saves?|wins?|solves?|heals?|wakes?|calms?|brings?|destroys?|banish(?:es)?|releases?|undoes)\b[^:.]{2,80}[:;] (.+)$/i;

const asBefore = /^as (?:above|before),? (?:and |but )?/i;

/** The endings of the text, in its order. */
export const variantsOf = once(({ endings, guard }: Opened): readonly Variant[] => {
  const variants: Variant[] = [];
  for (const { voice, raw, text, isItem, isProse } of endings.flatMap(({ paragraphs }) => paragraphs)) {
    if (voice === 'secret' || voice === 'numbers' || /^ending: what/i.test(text)) continue;
    if (voice === 'aloud') {
      variants.push({
        condition: '',
        words: new Set(),
        told: [text],
        pay: payIn(text),
        isGood: !bad.test(text),
      });
      continue;
    }
    const own = wholeSentences(raw.replace(/\s+/g, ' ').trim());
    const bare = own.filter((one) => isProse || !saysWhenItEnds(one)).join(' ');
    if (bare === '') continue;
    const [, condition = '', rest = bare] =
      titled.exec(bare) ?? conditional.exec(bare) ?? whoeverDoes.exec(bare) ?? [];
    const last = variants.at(-1);
    if (condition === '' && !isItem && last) {
      last.told.push(...toldOf(stripMarks(rest), guard));
      last.pay ??= payIn(stripMarks(rest));
      continue;
    }
    const shown = stripMarks(condition);
    const said = stripMarks(rest);
    const before = asBefore.test(said) ? (last?.told ?? []) : [];
    const told = [...before, ...toldOf(said.replace(asBefore, ''), guard)];
    variants.push({
      condition: shown,
      words: new Set(contentWords(shown)),
      told,
      pay: payIn(said),
      isGood: !bad.test(shown || text),
    });
  }
  return variants;
});

/** The ending that what was done is most like; a good one unless the deed itself speaks for another. */
export function likeliest(
  variants: readonly Variant[],
  said: readonly string[],
  latest: string,
): Variant | null {
  const all = contentWords(said.join(' '));
  const last = contentWords(latest);
  const scored = variants.map((variant, at) => {
    const own = sharedWords(last, variant.words).length;
    const score = own * 2 + sharedWords(all, variant.words).length * 0.3 - at * 0.1;
    return { variant, score: variant.isGood ? score + 1.5 : own >= 2 ? score : score - 5 };
  });
  scored.sort((one, other) => other.score - one.score);
  return scored[0]?.variant ?? null;
}

/** A long adventure's endings are got when they are needed. */
async function withEndings(turn: Telling, adventure: Opened): Promise<Opened> {
  const { script } = turn.excerpts;
  const ending = script?.outline.find(({ kind }) => kind === 'ending');
  const isAtHand = adventure.endings.some(({ paragraphs }) => paragraphs.length > 0);
  if (!script || !ending || isAtHand) return adventure;
  return await enterScene(turn, script, { scene: ending.number });
}

/** Who is not there pays nothing, unless the ending says so or nobody knows who it was. */
function canPay({ place }: Telling, chosen: Variant | null, by: string): boolean {
  const [name = ''] = by.split(' ');
  return (
    name === '' ||
    place.people.some((one) => one.name.includes(name)) ||
    (chosen?.told.some((one) => /\b(?:pays?|paid|reward)\b/i.test(one)) ?? false)
  );
}

/** Whether it was counted out when what was asked for was brought. */
const wasPaid = ({ state }: Telling, { quantity }: Pay) => hasMark(state, 'reward', `paid ${quantity}`);

/** Ends the adventure in the words of its text, as far as they are no secret. */
export async function endScript(turn: Telling, opened: Opened, outcome: Ending['outcome']): Promise<void> {
  const adventure = await withEndings(turn, opened);
  const said = turn.table.history.flatMap(({ sender, content }) => (sender === 'player' ? [content] : []));
  const chosen =
    endingMet(turn, adventure, variantsOf(adventure), wordsOfSolved(turn)) ??
    likeliest(variantsOf(adventure), said.slice(-12), `${turn.message} ${wordsOfSolved(turn)}`);
  turn.paragraph();
  turn.line(endsLike);
  const written = chosen?.pay && chosen.isGood && !wasPaid(turn, chosen.pay) ? chosen.pay : null;
  const pay = written && (await receivePay(turn, written)) ? written : null;
  const due =
    chosen?.isGood !== false && !pay && !hasMark(turn.state, 'reward', 'paid') ? promised(adventure) : null;
  const owed = due && !wasPaid(turn, due) && canPay(turn, chosen, due.by) ? due : null;
  const isPaid = owed !== null && (await receivePay(turn, owed));
  // What is on a sheet is told with its number.
  const asWritten = (one: string) =>
    pay && one === tidy(addressed(findingOf(pay.sentence)))
      ? tidy(addressed(pay.sentence, { keepsCoins: true }))
      : one;
  const last = toldOfEnd(turn);
  for (const one of sentencesOf(last)) if (adventure.guard.isPlain(one)) turn.say(one);
  const read = chosen?.told.slice(0, 6).filter((one) => turn.say(asWritten(one))) ?? [];
  const isToldOf = read.some((one) => paysPromise.test(one) || /\breward\b/i.test(one));
  if (isPaid && owed) {
    const amount = `${owed.quantity} ${owed.name.toLowerCase()}`;
    turn.line(isToldOf || owed.by === '' ? counted : keepsWord, { amount, who: owed.by });
  }
  if (read.length < 2 && last === '') turn.line(chosen?.isGood === false ? endsBadly : endsWell);
  turn.paragraph();
  turn.line(farewells);
  const { name } = turn.table.game;
  const how = chosen?.told[0] && chosen.told[0].length < 160 ? ` ${chosen.told[0]}` : '';
  const isBad = chosen !== null && !chosen.isGood;
  turn.ending = {
    outcome: isBad ? 'resolved' : outcome,
    summary: `The tale of "${name}" has come to its end.${how}`,
  };
}

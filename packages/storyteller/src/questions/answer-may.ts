import { skillNames, slotsLeft, weaponAttacks } from '@fireside/contract/sheet';
import type { Act, Phrase, Step } from '../reader/reading.ts';
import { ofBody } from '../reader/scenery.ts';
import { listed, withArticle } from '../language/nouns.ts';
import type { Telling } from '../telling/telling.ts';
import type { Exit } from '../world/world.ts';
import type { Referent } from '../world/referent.ts';
import { answerRule } from './answer-rule.ts';
import { meant } from './meant.ts';
import { quotesFor } from './quote-rule.ts';
import { lineAnyway, sayAnyway } from './say-anyway.ts';
import { itemsNamed } from './sheet-belongings.ts';
import { foesOf, isFree } from './things-to-do.ts';
import { contentWords } from './words.ts';

/** What an act would ask of the sheet where anything opposes it. */
const skillFor: Partial<Record<Act, string>> = {
  search: 'Investigation',
  climb: 'Athletics',
  jump: 'Athletics',
  swim: 'Athletics',
  sneak: 'Stealth',
  hide: 'Stealth',
  flee: 'Athletics',
  break: 'Athletics',
  steal: 'Sleight of Hand',
  persuade: 'Persuasion',
  threaten: 'Intimidation',
  deceive: 'Deception',
  flatter: 'Persuasion',
  trade: 'Persuasion',
  calm: 'Animal Handling',
  heal: 'Medicine',
  perform: 'Performance',
  disguise: 'Deception',
  track: 'Survival',
  shove: 'Athletics',
};

const tries = [
  'You can try to {echo}: it would be {check}.',
  'Nobody forbids it; to {echo} would take {check}.',
  'You may try to {echo}, and the dice would want {check}.',
  'It can be tried: {check}, if you want to {echo}.',
  'That is for you to try, with {check}, should you {echo}.',
];
const frees = [
  'Nothing stops you: you can {echo}.',
  'You can {echo}, [and no die needs to be thrown for it|without a roll]; [just say so|say that you do].',
  'Yes, you can {echo}; it takes [no roll|no dice], only your word.',
  'Go ahead: nothing is in the way if you want to {echo}.',
  'Certainly: say that you {echo}, and it is done.',
];

/** `an Athletics check`, `a Thieves' tools check` */
const checkText = (skill: string) => `${withArticle(skill)} check`;

function maySee(turn: Telling, { shown }: Phrase): void {
  const bare = shown.replace(/^(?:the|an?|your|any|some) /i, '').slice(0, 80);
  sayAnyway(turn, [
    `Not here: there is no ${bare} to try it on.`,
    `For that there would have to be ${withArticle(bare)} here, and there is none.`,
    `You see no ${bare} here, so that will have to wait.`,
  ]);
}

function mayBuy(turn: Telling, echo: string): void {
  const person = turn.place.people[0]?.name;
  sayAnyway(
    turn,
    person
      ? [
          `That is between you and ${person}: say that you ${echo}, and you will hear whether it can be had.`,
          `You can try ${person}; say that you ${echo}, and have your purse at hand.`,
          `Whether ${person} is of a mind to trade shows when you ${echo}.`,
        ]
      : [
          `Nobody is here with whom you could ${echo}.`,
          `To ${echo} it takes two, and you see no one who trades.`,
          `There is no one here to trade with.`,
        ],
  );
}

function mayStrike(turn: Telling, echo: string): void {
  const attack = turn.sheet && weaponAttacks(turn.sheet)[0];
  const how = attack ? `an attack roll with your ${attack.name.toLowerCase()}` : 'an attack roll';
  lineAnyway(turn, tries, { echo, check: how });
}

function mayCast(turn: Telling, { object, echo }: Step): void {
  const { sheet } = turn;
  const words = object ? object.words : [];
  const spell = sheet?.spells.find((name) => {
    const own = contentWords(name);
    return own.length > 0 && own.every((word) => words.some((other) => contentWords(other).includes(word)));
  });
  if (!sheet || (object && !spell)) {
    const name = object?.shown.slice(0, 60) ?? 'a spell';
    return void sayAnyway(turn, [
      `No: ${name} is not among your spells.`,
      `You do not know ${name}, so it cannot be cast.`,
      `There is no casting ${name}: it is not on your sheet.`,
    ]);
  }
  const isSpent = slotsLeft(sheet).every((count) => count === 0);
  const but = isSpent ? ', unless it needs a slot: all of yours are spent' : '';
  sayAnyway(turn, [
    `You can ${echo}: it is among your spells${but}.`,
    `Yes, that one you know${but}.`,
    `By the sheet you can ${echo}${but}.`,
  ]);
}

function mayGo(turn: Telling, exit: Exit, echo: string): void {
  if (isFree(turn, exit)) return void lineAnyway(turn, frees, { echo });
  const { name, skills } = exit.obstacle!;
  const ways = listed(
    skills.map((skill) => spelt(skill)),
    'or',
  );
  sayAnyway(turn, [
    `You can try, but ${name} is in the way; ${ways} might see you past it.`,
    `First you would have to get past ${name}, by ${ways}.`,
    `Not without getting past ${name}: that would be a matter of ${ways}.`,
  ]);
}

/** `sleight-of-hand` as the sheet has it. */
function spelt(skill: string): string {
  const plain = skill.replace(/-/g, ' ').toLowerCase();
  return skillNames.find((name) => name.toLowerCase() === plain) ?? skill;
}

/** The means that somebody names must be on the sheet. */
function lacks({ sheet }: Telling, { isOwn, words, head }: Phrase): boolean {
  return sheet !== null && isOwn && !ofBody.has(head) && itemsNamed(sheet, words.join(' ')).length === 0;
}

/** What it would be rolled with; null where nothing is at stake. */
function skillNeeded(turn: Telling, act: Act, found: Referent | null): string | null {
  const thing = found?.kind === 'thing' ? found.thing : null;
  const marks = (thing && turn.state.things[thing.id]) ?? [];
  const isLocked =
    thing?.traits.includes('locked') && !marks.some((mark) => /^(?:open|unlocked|broken)$/.test(mark));
  const hasTools = turn.sheet !== null && itemsNamed(turn.sheet, "thieves' tools").length > 0;
  const isFine = act === 'unlock' || act === 'disarm' || (act === 'open' && isLocked);
  if (isFine) return hasTools ? "Thieves' tools" : act === 'disarm' ? 'Investigation' : 'Athletics';
  const isHauled = act === 'push' || act === 'pull' || act === 'lift' || act === 'take';
  if (isHauled && thing?.traits.includes('fixed')) return 'Athletics';
  if (act === 'steal' && turn.place.people.length === 0) return null;
  if (act === 'calm' && found?.kind === 'person') return 'Persuasion';
  return skillFor[act] ?? null;
}

/** What can be done in a turn is a question to the books. */
const ofTurns =
  /\b(?:turn|round|action|bonus|reaction|attack(?:ing|ed|s)?|mov(?:e|ing)|cast(?:ing)?|rest(?:ing)?)\b/i;

/** Whether something can be tried and what it would take; it is not done. */
export async function answerMay(turn: Telling, step: Step): Promise<void> {
  const { act, object, target, instrument } = step;
  const echo = step.echo.slice(0, 160);
  const isBare = !object && !target && !instrument;
  if (isBare && ofTurns.test(turn.message) && quotesFor(turn.message, turn.excerpts.rulebooks).length > 0)
    return await answerRule(turn, turn.message);
  if (act === 'cast') return void mayCast(turn, step);
  const thing = object ?? target;
  const found = thing && meant(turn, thing);
  if (act === 'trade' && thing) return void mayBuy(turn, echo);
  if (thing && found?.kind === 'absent' && act !== 'make') return void maySee(turn, thing);
  if (instrument && lacks(turn, instrument)) {
    const name = instrument.shown.replace(/^(?:your|the|an?) /i, '').slice(0, 60);
    return void sayAnyway(turn, [
      `Not with that: you carry no ${name}.`,
      `You would need what you do not have: no ${name} is on your sheet.`,
      `No, since you have no ${name}.`,
    ]);
  }
  if (found?.kind === 'exit' || found?.kind === 'obstacle') return void mayGo(turn, found.exit, echo);
  if (act === 'attack') return void mayStrike(turn, echo);
  const skill = skillNeeded(turn, act, found);
  if (skill) return void lineAnyway(turn, tries, { echo, check: checkText(skill) });
  if (foesOf(turn).length > 0)
    return void sayAnyway(turn, [
      `You can ${echo}, though it costs your turn in this fight.`,
      `Yes, but in a fight that takes your action: you can ${echo}.`,
      `You may ${echo}; the others will not wait for it.`,
    ]);
  lineAnyway(turn, frees, { echo });
}

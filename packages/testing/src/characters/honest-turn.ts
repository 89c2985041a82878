import { commonKnowledge, type HouseRule, houseRuleFor } from './house-rules.ts';
import type { ShownScene, ShownSheet, Situation } from './situation.ts';
import { overlap, stemsOf } from './stems.ts';
import { say, type Voice, voiceFor } from './voice.ts';

export interface PlannedCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** A turn as it is thought through: calls, each with its answer, and at last the narration. It is replayed for every request. */
export type Turn = Generator<PlannedCall, string, Record<string, unknown>>;

interface Deed {
  situation: Situation;
  sheet: ShownSheet;
  voice: Voice;
}

/** What can fail, in the languages of the players, and the ability that decides it. */
const risks: readonly [RegExp, string][] = [
  [
    /\b(?:climb|lift|break down|swing|attack|strike|hit|jump|kletter|escalad|grimp|trep|arrampic)/i,
    'strength',
  ],
  [/\b(?:sneak|hide|pick the lock|dodge|steal|schleich|glisse)/i, 'dexterity'],
  [/\b(?:persuade|convince|bluff|intimidate|überred|überzeug|convainc|convenc|convinc)/i, 'charisma'],
];

const enough = 12;

function* rollFor(ability: string, { situation, sheet, voice }: Deed): Turn {
  const modifier = sheet.modifiers[ability] ?? 0;
  const notation = `1d20${modifier < 0 ? modifier : `+${modifier}`}`;
  const roll = yield {
    name: 'roll_dice',
    arguments: { notation, reason: `${ability} check`, roller: 'player' },
  };
  if (situation.selfRolls) return say(voice.ask, notation);
  const total = Number(roll.total);
  return say(total >= enough ? voice.success : voice.failure, total);
}

function update(character: string, change: Record<string, unknown>): PlannedCall {
  return { name: 'update_character', arguments: { character, ...change } };
}

function* carryOut(rule: HouseRule, deed: Deed): Turn {
  const { sheet, voice } = deed;
  if (rule.kind === 'check') return yield* rollFor(rule.ability, deed);
  if (rule.kind === 'condition') {
    yield update(sheet.name, { conditions: [rule.condition] });
    return say(voice.condition, rule.condition);
  }
  if (rule.kind === 'end') {
    yield { name: 'end_game', arguments: { outcome: 'victory', summary: 'What was begun has been done.' } };
    return voice.over;
  }
  let amount = Number(rule.amount);
  if (typeof rule.amount === 'string') {
    const reason = rule.sign < 0 ? 'damage' : 'healing';
    const roll = yield { name: 'roll_dice', arguments: { notation: rule.amount, reason, roller: 'dm' } };
    amount = Number(roll.total);
  }
  yield update(sheet.name, { hp_change: rule.sign * amount });
  return say(rule.sign < 0 ? voice.wound : voice.heal, amount);
}

const numbers = ['one', 'two', 'three', 'four', 'five'];

/** Something of one's own that a message names, and how much of it. */
function ownThing({ situation: { message }, sheet }: Deed): { name: string; quantity: number } | null {
  const thing = sheet.inventory.find(({ name }) => overlap(name, message) === 1);
  const word = numbers.findIndex((number) => new RegExp(`\\b${number}\\b`, 'i').test(message));
  return thing ? { name: thing.name, quantity: word < 0 ? 1 : word + 1 } : null;
}

function* handOver(deed: Deed): Turn {
  const { situation, sheet, voice } = deed;
  const thing = ownThing(deed)!;
  yield update(sheet.name, { remove_items: [thing] });
  const taker = situation.party.find(
    ({ name }) => name !== sheet.name && overlap(name, situation.message) === 1,
  );
  if (taker) yield update(taker.name, { add_items: [thing] });
  return say(voice.give, thing.name.toLowerCase());
}

function* drink(deed: Deed): Turn {
  const { situation, sheet, voice } = deed;
  const notation = /\d+d\d+(?:\+\d+)?/.exec(situation.description)?.[0] ?? '2d4+2';
  const roll = yield { name: 'roll_dice', arguments: { notation, reason: 'healing', roller: 'player' } };
  if (situation.selfRolls) return say(voice.ask, notation);
  yield update(sheet.name, {
    hp_change: Number(roll.total),
    remove_items: [{ name: ownThing(deed)!.name, quantity: 1 }],
  });
  return say(voice.heal, Number(roll.total));
}

/** A thing that a message takes and that was there to be taken. */
function thingTaken({ message, description, told }: Situation): string | null {
  const thing =
    /\b(?:take|grab|pick up|pocket) (?:the|a|an) ([\p{L} ]{2,40}?)(?= from| off| out|[.,!]|$)/iu.exec(
      message,
    )?.[1];
  const there = `${description}\n${told}`.toLowerCase();
  return thing && there.includes(thing.toLowerCase()) ? thing : null;
}

const moves = /\b(?:walk|go|head|travel|enter|return|run|ride)\b/i;

function destination({ scenes, message }: Situation): ShownScene | null {
  if (!moves.test(message)) return null;
  return scenes.find(({ title }) => stemsOf(title).size > 0 && overlap(title, message) === 1) ?? null;
}

function aloud({ passages }: ShownScene): string {
  return passages
    .filter(({ isAloud }) => isAloud)
    .map(({ text }) => text)
    .join('\n\n');
}

function* arrive(scene: ShownScene): Turn {
  if (!scene.isHere) yield { name: 'enter_scene', arguments: { scene: scene.number } };
  return `${aloud(scene)}\n\nWhat do you do?`;
}

function open({ players, scenes, description }: Situation): string {
  const here = scenes.find(({ isHere }) => isHere);
  const first = here ? aloud(here) : (description.split(/(?<=\.)\s/)[0] ?? '');
  return [say(voiceFor('the').welcome, players.join(' and ')), first, 'What do you do?'].join('\n\n');
}

function* awaitedRoll({ notation }: { notation: string }, deed: Deed): Turn {
  const { situation, voice } = deed;
  const [, count = '1', sides = '20', modifier = '0'] = /^(\d*)d(\d+)([+-]\d+)?/.exec(notation) ?? [];
  const told = Number(/\b\d{1,3}\b/.exec(situation.message)?.[0] ?? Number.NaN);
  const dice = Number(count || 1);
  if (told >= dice + Number(modifier) && told <= dice * Number(sides) + Number(modifier))
    return say(told >= enough ? voice.success : voice.failure, told);
  yield { name: 'roll_dice', arguments: { notation, reason: 'once more', roller: 'player' } };
  return say(voice.ask, notation);
}

const asks = /\?|\btell me\b|\bask\b|^(?:who|what|how|where|why)\b/i;
const besides = /\b(?:out of character|ignore all|instructions|end the game)\b/i;

function answer({ situation, sheet, voice }: Deed): string {
  if (/\bhit points\b|\bHP\b/.test(situation.message)) return say(voice.sheet, sheet.hitPoints);
  return commonKnowledge(situation) ?? voice.unknown;
}

/** A game master who does what the prompt asks: reads the message, calls the tools and tells what came of them. */
export function* honestTurn(situation: Situation): Turn {
  const { message, character, party } = situation;
  if (situation.isOpening) return open(situation);
  const sheet = party.find(({ name }) => name === character) ?? party[0];
  const voice = voiceFor(message);
  if (!sheet) return voice.calm;
  const deed: Deed = { situation, sheet, voice };
  if (situation.awaited) return yield* awaitedRoll(situation.awaited, deed);
  if (/\b(?:tonight|next week|next time)\b/i.test(message)) return voice.pause;
  if (asks.test(message) || besides.test(message)) return answer(deed);
  const rule = houseRuleFor(situation);
  if (rule) return yield* carryOut(rule, deed);
  const place = destination(situation);
  if (place) return yield* arrive(place);
  if (/\b(?:drink|quaff)\b/i.test(message) && ownThing(deed)) return yield* drink(deed);
  if (/\b(?:give|hand|pay|spend)\b/i.test(message) && ownThing(deed)) return yield* handOver(deed);
  const thing = thingTaken(situation);
  if (thing) {
    yield update(sheet.name, { add_items: [{ name: thing, quantity: 1 }] });
    return say(voice.gain, thing);
  }
  const risk = risks.find(([pattern]) => pattern.test(message));
  return risk ? yield* rollFor(risk[1], deed) : voice.calm;
}

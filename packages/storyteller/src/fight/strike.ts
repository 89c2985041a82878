import type { Combatant } from '@fireside/contract';
import { attacksPerAction, weaponAttacks, weaponNamed } from '@fireside/contract/sheet';
import { listed, withArticle } from '../language/nouns.ts';
import { ground } from '../reader/ground.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import { loseItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import { mark } from '../deeds/marks.ts';
import { askForRolls } from './awaited.ts';
import { hasFallen, isVillain, kindOf, speakersOwn, standing } from './combatants.ts';
import { addressSpeaker, echoOf } from './echo.ts';
import { callFight, fightTurn, hasCallsLeft } from './fight-turn.ts';
import { blowsIn, changesBetween } from './happened.ts';
import * as refusals from './refusal-lines.ts';
import { tellConditions, tellOwnBlow } from './tell-blow.ts';
import { type ChosenWeapon, chooseWeapon, isOfBody, weaponWord } from './weapon-choice.ts';

const wielding = new Set([
  'swing',
  'thrust',
  'draw',
  'wield',
  'brandish',
  'fire',
  'loose',
  'raise',
  'use',
  'throw',
]);

/** The phrase that names a weapon: `with my axe`, or what is swung in `I swing my axe`. */
export function weaponPhrase(
  turn: Telling,
  { verb, instrument, object, target }: Step,
): { weapon: Phrase | null; victim: Phrase | null } {
  if (instrument) return { weapon: instrument, victim: object ?? target };
  if (!object) return { weapon: null, victim: target };
  const meant = ground(object, turn);
  const isWeapon = weaponNamed(object.words.join(' ')) !== null || isOfBody(object);
  const isSwung = meant.kind === 'absent' && isWeapon && (object.isOwn || wielding.has(verb));
  return meant.kind === 'item' || isSwung
    ? { weapon: object, victim: target }
    : { weapon: null, victim: object };
}

/** Under which it is noted what somebody has shot of: a quiver that was never listed is never empty. */
const spentBy = ({ speaker }: Telling) => `shot ${speaker.name.slice(0, 24)}`;

/** The weapon that is meant; null where there is none, which was told. */
export function readyWeapon(turn: Telling, step: Step, phrase: Phrase | null): ChosenWeapon | null {
  const { sheet } = turn;
  if (!sheet) return null;
  const meant = phrase && ground(phrase, turn);
  const choice = chooseWeapon(
    sheet,
    step,
    phrase,
    meant?.kind === 'item' ? meant.name : null,
    turn.state.things[spentBy(turn)] ?? [],
  );
  if ('attack' in choice) return choice;
  turn.isTimeless = true;
  if ('empty' in choice) turn.line(refusals.noAmmunition, { weapon: choice.empty, needs: choice.needs });
  else {
    const names = weaponAttacks(sheet).map(({ name }) => withArticle(weaponWord(name)));
    const weapons = names.length > 0 ? listed([...new Set(names)]) : 'your fists';
    turn.line(refusals.noWeapon, { wanted: choice.missing, weapons });
  }
  return null;
}

/** Whatever makes the next roll easier for the speaker. */
function edgeFor(turn: Telling, foe: Combatant): { edge?: 'advantage' } {
  const { state, speaker } = turn;
  const isHelped = state.help?.target === speaker.name;
  if (isHelped) state.help = null;
  return isHelped || (state.exposed && isVillain(turn, kindOf(turn, foe))) ? { edge: 'advantage' } : {};
}

/** Every attack of the speaker's turn, against one foe and then whoever is nearest. */
export async function strike(turn: Telling, step: Step, foe: Combatant, weapon: ChosenWeapon): Promise<void> {
  const { sheet } = turn;
  fightTurn(turn).hasActed = true;
  if (!sheet) return;
  const blows = attacksPerAction(sheet);
  const made = turn.table.encounter?.attacks_made ?? 0;
  for (let at = 0; at + made < blows && hasCallsLeft(turn, 1); at++) {
    const target = at === 0 ? foe : stillStanding(turn, foe);
    if (!target || !(await strikeOnce(turn, at === 0 ? step : null, target, weapon))) return;
  }
}

function stillStanding(turn: Telling, foe: Combatant): Combatant | undefined {
  const foes = standing(turn, 'foe');
  return foes.find(({ id }) => id === foe.id) ?? foes[0];
}

/** One attack, told. Whether another may follow. `step`: what the player wrote of it. */
export async function strikeOnce(
  turn: Telling,
  step: Step | null,
  foe: Combatant,
  { attack, word, ammunition, shoots }: ChosenWeapon,
): Promise<boolean> {
  const own = speakersOwn(turn);
  if (!own || hasFallen(own)) return false;
  const before = turn.table.encounter;
  const from = turn.effects.length;
  const answer = await callFight(turn, 'attack', {
    attacker: own.id,
    target: foe.id,
    attack,
    ...edgeFor(turn, foe),
  });
  if (answer.error !== undefined) {
    turn.line(refusals.notNow);
    return false;
  }
  const [blow] = blowsIn(turn.effects.slice(from));
  const isNamed = step === null || echoOf(turn, step, blow ? blow.verdict !== 'miss' : null);
  if (ammunition !== null) await loseItem(turn, ammunition);
  if (ammunition !== null && shoots) mark(turn, spentBy(turn), shoots);
  if (askForRolls(turn, from)) return false;
  const at = turn.told.length;
  const changes = changesBetween(before, turn.table.encounter);
  tellOwnBlow(
    turn,
    { word, isSpell: false },
    foe,
    blow?.verdict ?? 'hit',
    changes.find(({ now }) => now.id === foe.id),
  );
  if (!isNamed) addressSpeaker(turn, at);
  for (const change of changes) tellConditions(turn, change);
  return ammunition === null || Boolean(turn.sheet?.inventory.some(({ name }) => name === ammunition));
}

import type { Combatant } from '@fireside/contract';
import { slotsLeft } from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import { listed } from '../language/nouns.ts';
import { ground } from '../reader/ground.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { knownTo, slotsOf } from '../talk/people.ts';
import { aim } from './aim.ts';
import { askForRolls } from './awaited.ts';
import { onTurn, speakersOwn, standing } from './combatants.ts';
import { addressSpeaker, echoOf } from './echo.ts';
import { callFight, fightTurn } from './fight-turn.ts';
import { blowsIn, changesBetween } from './happened.ts';
import {
  beyond,
  charmedFriend,
  noFriendLike,
  soundAsleep,
  spent,
  unknownSpell,
  unschooled,
  unschooledIn,
  whichSpell,
} from './magic-lines.ts';
import { castInPeace } from './peaceful-magic.ts';
import { notNow } from './refusal-lines.ts';
import { passTurn, takeTurn } from './rounds.ts';
import { type FightSpell, fightSpell, plainSpell } from './spell-table.ts';
import { beginFight } from './start-fight.ts';
import { tellSpell } from './tell-spell.ts';

/** A spell of the sheet that is meant, or what was said instead. */
function spellMeant(sheet: Character, { echo, object, instrument, target }: Step): string | null {
  const text = ` ${plainSpell(echo)} `;
  const byLength = sheet.spells.toSorted((one, other) => other.length - one.length);
  const named = byLength.find((spell) => plainSpell(spell) !== '' && text.includes(` ${plainSpell(spell)} `));
  if (named) return named;
  const words = [object, instrument, target].flatMap((phrase) => phrase?.words ?? []);
  if (words.some((word) => /^heal/.test(word)) && words.includes('spell')) {
    const healing = byLength.find((spell) => fightSpell(spell)?.isHealing);
    if (healing) return healing;
  }
  return (
    byLength.find((spell) =>
      plainSpell(spell)
        .split(' ')
        .every((word) => words.includes(word)),
    ) ?? null
  );
}

export function hasSlotFor(sheet: Character, level: number): boolean {
  return level === 0 || slotsLeft(sheet).some((count, index) => index + 1 >= level && count > 0);
}

const spellsOf = ({ spells }: Character) => listed(spells.slice(0, 8).map((spell) => spell.toLowerCase()));

function decline(turn: Telling, table: readonly string[], slots: Record<string, string>): void {
  turn.isTimeless = true;
  if (!turn.line(table, slots)) turn.line(notNow);
}

/** Whose phrase says whom the spell is for: `at the tall one`, `on Mira`; never the spell's own name. */
function targetPhrase({ target, object, instrument }: Step, spell: string): Phrase | null {
  const own = plainSpell(spell).split(' ');
  const isSpell = (phrase: Phrase) =>
    phrase.words.length > 0 &&
    phrase.words.every((word) => own.includes(word) || word === 'spell' || word === 'magic');
  return [target, object, instrument].find((phrase) => phrase !== null && !isSpell(phrase)) ?? null;
}

/** A spell of the speaker's: by the rules of the fight where they know it, else by its plain purpose. */
export async function cast(turn: Telling, step: Step): Promise<void> {
  const { sheet } = turn;
  if (!sheet) return decline(turn, unschooled, {});
  if (sheet.spells.length === 0) {
    const spell = wantedSpell(step);
    turn.isTimeless = true;
    if (spell && turn.line(unschooledIn, { spell })) return;
    return decline(turn, unschooled, {});
  }
  const spell = spellMeant(sheet, step);
  if (!spell) return declineUnknown(turn, sheet, step);
  const known = fightSpell(spell);
  if (known && !hasSlotFor(sheet, known.level)) return decline(turn, spent, { spell: known.name });
  if (known?.aim === 'foe' || known?.aim === 'foes') return await castAtFoes(turn, step, spell, known);
  if (!turn.table.encounter) return await castInPeace(turn, step, spell, known, targetPhrase(step, spell));
  if (known) return await castOnFriends(turn, step, spell, known);
  if (isSlight(spell)) {
    if (!(await takeTurn(turn))) return;
    fightTurn(turn).hasActed = true;
    return await castInPeace(turn, step, spell, known, targetPhrase(step, spell));
  }
  const usable = sheet.spells.filter(fightSpell).map((one) => one.toLowerCase());
  decline(turn, beyond.fight, {
    spell: spell.toLowerCase(),
    usable:
      usable.length > 0
        ? `what the rules of a fight know of yours is ${listed(usable)}`
        : 'a weapon would still answer',
  });
}

/** A cantrip that harms nobody is an action like any other. */
const isSlight = (spell: string) =>
  /^(?:light|dancing lights|mage hand|prestidigitation|thaumaturgy|minor illusion|druidcraft|guidance|message|mending)$/.test(
    plainSpell(spell),
  );

/** The spell that somebody means who does not know it. */
function wantedSpell({ object, instrument }: Step): string | null {
  const wanted = [object, instrument].find(
    (phrase) => phrase && !/^(spell|magic|cantrip)$/.test(phrase.head),
  );
  const name = wanted?.words.filter((word) => word !== 'spell').join(' ');
  return wanted ? (name || wanted.head).slice(0, 60) : null;
}

function declineUnknown(turn: Telling, sheet: Character, step: Step): void {
  const spell = wantedSpell(step);
  const spells = spellsOf(sheet);
  if (!spell) decline(turn, whichSpell, { spells });
  else decline(turn, unknownSpell, { spell, spells });
}

async function castAtFoes(turn: Telling, step: Step, spell: string, known: FightSpell): Promise<void> {
  const aimed = aim(turn, targetPhrase(step, spell));
  if (aimed.kind === 'said') return;
  if (aimed.kind === 'thing')
    return await turn.take({ ...step, act: /fire|flame|burn/.test(known.name) ? 'burn' : 'break' });
  const before = turn.told.length;
  if (aimed.kind === 'start' && !(await beginFight(turn, aimed.foes))) return;
  const begun = turn.told.slice(before);
  // Nobody strikes who has not understood that it has begun.
  if (aimed.kind === 'start' && isCharm(known))
    while (turn.table.encounter && onTurn(turn.table.encounter).side === 'foe') await passTurn(turn);
  if (!(await takeTurn(turn))) return;
  const meant =
    aimed.kind === 'foe' ? standing(turn, 'foe').find(({ id }) => id === aimed.foe.id) : undefined;
  const [first, ...rest] = meant
    ? [meant, ...standing(turn, 'foe').filter(({ id }) => id !== meant.id)]
    : standing(turn, 'foe');
  if (!first) return;
  // Darts and rays go to the one who is named; what fills a place reaches everybody in it.
  const isScattered = known.aim === 'foes' && !/missile|ray/.test(known.name);
  await castNow(turn, step, spell, known, isScattered ? [first, ...rest] : [first]);
  if (aimed.kind === 'start' && isCharm(known)) await endInPeace(turn, first.id, begun);
}

const isCharm = ({ name }: FightSpell) => /charm|friends|suggestion|calm|sleep/i.test(name);

/** Whoever is charmed or asleep before the first blow never strikes it: there is no fight. */
async function endInPeace(turn: Telling, id: string, begun: readonly string[]): Promise<void> {
  const foes = standing(turn, 'foe');
  const has = (foe: Combatant, what: RegExp) => foe.conditions.some((one) => what.test(one));
  const charmed = foes.find((foe) => foe.id === id && has(foe, /^(?:charmed|asleep)/i));
  if (!charmed || foes.length > 1) return;
  const isAsleep = has(charmed, /^asleep/i);
  await turn.call('end_encounter', {});
  for (const sentence of begun) {
    const at = turn.told.indexOf(sentence);
    if (at >= 0) turn.told.splice(at, 1);
  }
  const person = turn.place.people.find(({ name }) => name === charmed.name);
  if (!person) return;
  if (isAsleep) return void turn.line(soundAsleep, slotsOf(turn, person));
  knownTo(turn, person).attitude = 'friendly';
  turn.line(charmedFriend, { person: person.name });
}

async function castOnFriends(turn: Telling, step: Step, spell: string, known: FightSpell): Promise<void> {
  if (!(await takeTurn(turn))) return;
  const party = turn.table.encounter!.combatants.filter(
    ({ side, state }) => side === 'party' && state !== 'dead',
  );
  const phrase = targetPhrase(step, spell);
  const meant = phrase && ground(phrase, turn);
  const own = speakersOwn(turn)!;
  const named =
    meant?.kind === 'companion'
      ? party.find(({ character_id }) => character_id === meant.actor.seat.character?.id)
      : meant?.kind === 'self'
        ? own
        : undefined;
  if (phrase && !named && meant?.kind === 'absent')
    return decline(turn, noFriendLike, { people: listed(party.map(({ name }) => name)) });
  const missing = ({ hp }: Combatant) => (hp ? (hp.max - hp.current) / hp.max : 0);
  const byNeed = party.toSorted((one, other) => missing(other) - missing(one));
  const first = named ?? (known.isHealing ? byNeed[0]! : own);
  const targets = known.aim === 'friends' ? [first, ...byNeed.filter(({ id }) => id !== first.id)] : [first];
  await castNow(turn, step, spell, known, targets.slice(0, known.isHealing ? 6 : 3));
}

/** The spell through the rules, and what came of it. */
async function castNow(
  turn: Telling,
  step: Step,
  spell: string,
  known: FightSpell,
  targets: readonly Combatant[],
): Promise<void> {
  const own = speakersOwn(turn);
  if (!own) return;
  fightTurn(turn).hasActed = true;
  const before = turn.table.encounter;
  const from = turn.effects.length;
  const { error } = await callFight(turn, 'attack', {
    attacker: own.id,
    target: targets.map(({ id }) => id).join(', '),
    attack: plainSpell(spell),
  });
  if (error !== undefined) return decline(turn, notNow, {});
  const isRolled = turn.effects.slice(from).every(({ kind }) => kind !== 'roll_asked');
  const isNamed = echoOf(turn, step, isRolled ? true : null);
  if (askForRolls(turn, from)) return;
  const at = turn.told.length;
  const changes = changesBetween(before, turn.table.encounter);
  tellSpell(turn, known, targets, changes, blowsIn(turn.effects.slice(from)));
  if (!isNamed) addressSpeaker(turn, at);
}

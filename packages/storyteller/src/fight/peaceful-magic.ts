import { abilityModifier, castingAbility, slotsLeft } from '@fireside/contract/sheet';
import { listed } from '../language/nouns.ts';
import { ground } from '../reader/ground.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import { actorOf, type Telling } from '../telling/telling.ts';
import { echoOf } from './echo.ts';
import { fightSpell, type FightSpell, plainSpell, spokenSpell } from './spell-table.ts';
import { beyond, detected, plainMagic } from './magic-lines.ts';
import { mended, spellBlows } from './own-lines.ts';

const healingDice: Readonly<Record<string, string>> = {
  'cure wounds': '1d8',
  'healing word': '1d4',
  'prayer of healing': '2d8',
  'mass healing word': '1d4',
  'mass cure wounds': '3d8',
  heal: '70',
};

/** A spell while nobody fights: it heals, or simply does what it is for. */
export async function castInPeace(
  turn: Telling,
  step: Step,
  spell: string,
  known: FightSpell | null,
  phrase: Phrase | null,
): Promise<void> {
  const name = plainSpell(spell);
  if (known?.isHealing) return await healInPeace(turn, step, known, phrase);
  if (name === 'detect magic') return detect(turn, step);
  const lines = plainMagic[name];
  if (lines) {
    echoOf(turn, step, true);
    const thing =
      phrase && ground(phrase, turn).kind !== 'absent' ? phrase.shown : 'the nearest thing to hand';
    turn.line(lines, { thing });
    return;
  }
  if (known) {
    await spendSlot(turn, known);
    echoOf(turn, step, true);
    turn.line(spellBlows.cast, { spell: name });
    return;
  }
  const others = (turn.sheet?.spells ?? []).filter((one) => plainMagic[plainSpell(one)] ?? fightSpell(one));
  turn.isTimeless = true;
  turn.line(beyond.peace, {
    spell: name,
    usable:
      others.length > 0
        ? `What I can do justice to is ${listed(others.slice(0, 6).map((one) => one.toLowerCase()))}`
        : 'Try it another way',
  });
}

/** The lowest slot with which it can be cast. */
async function spendSlot(turn: Telling, { level }: FightSpell): Promise<void> {
  const { sheet } = turn;
  const place = sheet ? slotsLeft(sheet).findIndex((count, index) => index + 1 >= level && count > 0) : -1;
  if (sheet && level > 0 && place >= 0)
    await turn.call('update_character', { character: sheet.id, spend_slot: place + 1 });
}

/** Of what is here, only what the tale has made strange answers. */
function detect(turn: Telling, step: Step): void {
  echoOf(turn, step, true);
  const strange = turn.place.things.find(({ traits, see, find }) =>
    traits.includes('dangerous')
      ? true
      : /\b(magic|rune|spell|curse|enchant|glow|ward)/i.test(`${see} ${find}`),
  );
  if (strange) turn.line(detected.something, { thing: strange.name });
  else turn.line(detected.nothing);
}

/** The one who is named, else whoever is hurt worst. */
async function healInPeace(
  turn: Telling,
  step: Step,
  known: FightSpell,
  phrase: Phrase | null,
): Promise<void> {
  const { sheet, table } = turn;
  const { name: spell } = known;
  if (!sheet) return;
  const meant = phrase && ground(phrase, turn);
  const seats = table.party.filter(({ character }) => character !== null);
  const named =
    meant?.kind === 'companion'
      ? seats.find(({ user_id }) => user_id === meant.actor.seat.user_id)
      : meant?.kind === 'self'
        ? seats.find(({ character }) => character?.id === sheet.id)
        : undefined;
  const missing = (seat: (typeof seats)[number]) => seat.character!.max_hp - seat.character!.current_hp;
  const patient = named ?? seats.toSorted((one, other) => missing(other) - missing(one))[0];
  if (!patient?.character) return;
  echoOf(turn, step, true);
  const { id, current_hp: before } = patient.character;
  const slots = { spell: spokenSpell(spell), patient: actorOf(patient).name };
  if (missing(patient) <= 0) return void turn.line(mended.whole, slots);
  await spendSlot(turn, known);
  const ability = castingAbility(sheet.class_name);
  const modifier = Math.max(0, ability ? abilityModifier(sheet.abilities[ability]) : 0);
  const notation = `${healingDice[spell] ?? '1d8'}${modifier > 0 && spell !== 'heal' ? `+${modifier}` : ''}`;
  const { total } = await turn.call('roll_dice', {
    notation,
    reason: `${spell} on ${slots.patient}`,
    roller: 'dm',
  });
  await turn.call('update_character', {
    character: id,
    hp_change: typeof total === 'number' ? Math.max(1, total) : 1,
  });
  const after =
    turn.table.party.find(({ user_id }) => user_id === patient.user_id)?.character?.current_hp ?? before;
  const isOwn = id === sheet.id;
  turn.line(isOwn ? mended.self : mended.other, { ...slots, before: String(before), after: String(after) });
  if (!isOwn) turn.remember(`saw ${slots.patient} through it`);
}

import type { Resolve } from '../telling/attempt.ts';
import type { Actor } from '../telling/telling.ts';
import { carries, itemOf } from './carried.ts';
import { decide, nameAid } from './checks.ts';
import { type Deed, type Handler, personOf, readDeed, refuse, tell } from './deed.ts';
import { healing, quaff } from './consuming.ts';
import * as lines from './lines/care.ts';

/** Who is meant: whoever is named, or the only other one at the table. */
function companionOf({ turn, object, target }: Deed): Actor | null {
  for (const found of [object, target]) if (found?.kind === 'companion') return found.actor;
  const others = turn.party.filter(({ seat }) => seat.user_id !== turn.speaker.seat.user_id);
  return !object && others.length === 1 ? others[0]! : null;
}

export const help: Handler = (deed) => {
  const { turn } = deed;
  const friend = companionOf(deed);
  if (friend) {
    turn.state.help = { by: turn.speaker.name, target: friend.name };
    return void tell(deed, lines.helping, { who: friend.name });
  }
  const person = personOf(deed);
  if (!person) return refuse(deed, lines.nobodyToHelp);
  tell(deed, lines.helpedPerson, { who: person.name });
};

const draughts = /potion|elixir|draught|vial|salve|med ?kit|first[- ]aid|stim/i;
/** With these nobody needs luck to bind a wound. */
const kits = /healer|medical|doctor|surgeon|bandage|dressing/i;

/** With a draught it simply heals; without means it takes knowledge of wounds, and steadies rather than heals. */
export const heal: Handler = async (deed) => {
  const { turn, instrument, object, step } = deed;
  const friend = companionOf(deed);
  const person = personOf(deed);
  const patient = friend
    ? friend.seat.character
    : object && object.kind !== 'self' && object.kind !== 'item'
      ? null
      : turn.sheet;
  const named = itemOf(instrument) ?? itemOf(object);
  // A draught that was not spoken of stays in the pack.
  const draught =
    named ??
    (/potion|draught|med ?kit|first aid/.test(step.echo)
      ? carries(turn, /healing|med ?kit|first[- ]aid/i)
      : null);
  if (
    patient &&
    draught &&
    healing.test(draught) &&
    draughts.test(draught) &&
    patient.current_hp < patient.max_hp
  )
    return await quaff(deed, draught, patient);
  const who = friend?.name ?? person?.name ?? turn.speaker.name;
  if (person || (patient && patient.current_hp >= patient.max_hp))
    return refuse(deed, lines.tending.whole, { who });
  // Hands alone bind a wound; they heal none.
  const tended = { ...step, echo: step.echo.replace(/^(?:heal|cure) /, 'bandage ') };
  if (named && kits.test(named)) {
    turn.state.help = { by: turn.speaker.name, target: who };
    return void tell({ ...deed, step: tended }, (friend ? lines.tending : lines.tendingSelf).success, {
      who,
    });
  }
  await decide({ ...deed, step: tended }, { skill: 'Medicine', difficulty: 'easy' }, resolveHealing);
};

export const resolveHealing: Resolve = (turn, { step }, outcome) => {
  const deed = readDeed(turn, step);
  const who = companionOf(deed)?.name ?? personOf(deed)?.name ?? turn.speaker.name;
  if (outcome.isSuccess && !personOf(deed)) turn.state.help = { by: turn.speaker.name, target: who };
  const table = who === turn.speaker.name ? lines.tendingSelf : lines.tending;
  tell(deed, outcome.isSuccess ? table.success : table.failure, { who });
  nameAid(deed, outcome);
};

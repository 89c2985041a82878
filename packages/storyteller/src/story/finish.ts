import { canAnswer } from '../conditions/people-now.ts';
import type { Hands } from '@fireside/engine';
import { isInSight } from '../deeds/marks.ts';
import { promptLast } from '../fight/fight-turn.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import { mayHint, noteHint } from './hints.ts';
import { hourOf } from './hour.ts';
import { nudges, questions, stillAwaited, stillness } from './lines.ts';

/** Ends an answer on something to act upon, unless a roll is awaited or the tale is over. */
export function handBack(turn: Telling): void {
  promptLast(turn);
  const sentences = turn.told.filter((part) => part !== '');
  if (sentences.length === 0) saySomething(turn);
  if (turn.isWaiting || turn.ending || isLost(turn) || turn.table.encounter) return;
  if (turn.isTimeless || turn.hasPointed) return;
  const words = sentences.join(' ').split(/\s+/).length;
  // Who has just been told enough looks for the next thing alone.
  if (words < 45 && (words < 20 || turn.random.chance(0.5))) pointOut(turn);
  const isGreeting = turn.message === '';
  if (isGreeting || turn.hasMoved || turn.random.chance(0.2))
    turn.line(questions, isGreeting && turn.party.length > 1 ? { you: 'all of you' } : {});
}

/** Nobody is left without an answer, whatever was used up. */
function saySomething(turn: Telling): void {
  const { pending_roll: roll } = turn.table.party.find(
    ({ user_id }) => user_id === turn.speaker.seat.user_id,
  ) ?? { pending_roll: null };
  if (roll && turn.line(stillAwaited, { notation: roll.notation, reason: roll.reason })) return;
  if (turn.line(stillness)) return;
  turn.told.push(turn.prose.fill(turn.random.pick(stillness), turn.slots));
}

/** When all that was said had been said before. */
function somethingFresh(turn: Telling): string {
  return turn.prose.line(stillness, turn.slots) || turn.prose.fill(turn.random.pick(stillness), turn.slots);
}

/** One thing that stands open before the players. */
function pointOut(turn: Telling): void {
  const { place, state, random } = turn;
  if (place.beat === 'climax' && turn.world.threat) return void turn.line(nudges.climax);
  const exit = place.exits.find(({ to }) => !state.been.includes(to));
  const isOpen = exit !== undefined && state.open.includes(exit.to);
  if (isOpen && mayHint(turn) && state.turnsHere > 1) {
    noteHint(turn);
    return void turn.line(nudges.open, { next: exit.name });
  }
  // Who is at work here, or talking, needs nothing pointed out.
  if (turn.isBusy) return;
  const fresh = place.things.filter(
    (thing) => isInSight(state, thing) && !state.things[thing.id]?.includes('searched'),
  );
  const silent = place.people.filter(
    (one) => one.topics.length > 0 && !state.people[one.id]?.told.length && canAnswer(turn, one),
  );
  const [person] = silent;
  if (person && random.chance(0.5) && turn.line(nudges.person, { person: person.name })) return;
  if (fresh.length > 0 && turn.line(nudges.thing, { thing: random.pick(fresh).name })) return;
  const isBarred = exit?.obstacle && !isOpen && mayHint(turn);
  if (isBarred && turn.line(nudges.obstacle, { obstacle: exit.obstacle!.name, next: exit.name }))
    return void noteHint(turn);
  if (place.senses.length > 0) turn.line(place.senses);
}

function isLost({ table, effects }: Telling): boolean {
  if (table.zero_hp === 'fall') return false;
  return effects.some((effect) => effect.kind === 'hit_points' && effect.after <= 0);
}

/** The paragraphs of an answer; at a table of several, the first sentence that says `you` says who. */
function paragraphsOf(turn: Telling): string[] {
  const text = turn.told
    .map((part) => (part === '' ? '\n\n' : part))
    .join(' ')
    .replace(/ *\n\n */g, '\n\n')
    .trim();
  const addressed =
    turn.party.length > 1 && turn.message !== '' ? addressedTo(text, turn.speaker.name) : text;
  return addressed
    .split(/\n\n+/)
    .map((paragraph) => freshPart(turn, paragraph))
    .filter((part) => part !== '');
}

/** A paragraph without what the table has read before; what quotes a number is said as often as it is asked for. */
function freshPart({ prose }: Telling, paragraph: string): string {
  return sentencesOf(paragraph)
    .filter((sentence) => /\d/.test(sentence) || prose.admit(sentence))
    .join(' ');
}

function addressedTo(text: string, name: string): string {
  if (text.includes(name)) return text;
  return text.replace(
    /(^|[.!?]["']? |\n\n)(You(?:r)?) /,
    (_, before: string, you: string) => `${before}${name}, ${you.toLowerCase()} `,
  );
}

/** Writes down what the turn has come to, then hands over the narration, with a part for everybody who was answered. */
export async function finish(turns: readonly Telling[], hands: Hands): Promise<void> {
  const last = turns.at(-1)!;
  if (isLost(last) && !last.ending && last.world.threat) {
    last.paragraph();
    last.line(last.world.threat.defeat);
  }
  const parts = turns.map((turn) => {
    const paragraphs = paragraphsOf(turn);
    return paragraphs.length > 0 ? paragraphs : [somethingFresh(turn)];
  });
  last.state.said = last.prose.remembered();
  await hands.call('update_world_state', worldOf(turns));
  if (last.ending) await hands.call('end_game', { ...last.ending });
  hands.keep(last.state);
  let isShown = false;
  for (const paragraph of parts.flat()) isShown = hands.say(paragraph) || isShown;
  // Whatever was kept back, nobody is left without an answer.
  if (!isShown) hands.say(somethingFresh(last));
}

function worldOf(turns: readonly Telling[]): Record<string, unknown> {
  const turn = turns.at(-1)!;
  const { world, place, table, ending } = turn;
  const known = place.people.filter(({ role }) => role !== '');
  const facts = turns.flatMap((one) => one.facts);
  const status = ending ? (ending.outcome === 'defeat' ? 'failed' : 'done') : 'open';
  const hour = hourOf(turn);
  return {
    scene: `${capital(place.name)}${table.encounter ? ', in the middle of a fight' : ''}`,
    ...(hour && { time: hour }),
    ...(world.threat && {
      quests: [{ name: filled(turn, world.threat.quest), status, note: ending?.summary ?? questNote(turn) }],
    }),
    ...(known.length > 0 && {
      people: known.map(({ name, role }) => ({ name, note: `${role}, met ${place.at}` })),
    }),
    ...(facts.length > 0 && { facts }),
  };
}

function filled(turn: Telling, template: string): string {
  return turn.prose.fill(template, turn.slots) || turn.table.game.name;
}

function questNote({ place, state, world }: Telling): string {
  const exit = place.exits.find(({ to }) => state.open.includes(to) && !state.been.includes(to));
  if (exit) return `The trail leads to ${exit.name}`;
  return world.patron ? `Asked for by ${world.patron.name}` : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

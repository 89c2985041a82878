import { alone, companions, defiance, heard, replies, spent, unheard } from '../lines/conversation.ts';
import type { Skill } from '../rules/skills.ts';
import { foeSlots } from '../scene/fight.ts';
import type { Script } from '../script.ts';
import { remember, sceneOf, tell, type Turn } from '../turn.ts';
import { checkOf, roll } from './checks.ts';
import { findClue } from '../scene/advance.ts';
import { resolveCheck } from './resolve-check.ts';

/** Questions cost nothing: whoever is here says what they know. */
export function* talk(turn: Turn): Script<void> {
  const { state, plot } = turn;
  const { person, beat } = sceneOf(turn);
  if (beat === 'climax') return yield* persuade(turn);
  if (state.foes.length > 0) return yield* persuade(turn);
  if (!person) return void tell(turn, alone);
  const rumour =
    turn.prose.draw(plot.threat.rumours, plot.slots) || turn.prose.draw(plot.table.talk, plot.slots);
  if (!(rumour && tell(turn, replies, { speech: `"${rumour}"` }))) tell(turn, spent);
  if (state.spoke) return;
  state.spoke = true;
  state.progress++;
  remember(turn, `got ${person.name} to talk`);
  if (state.clues <= state.scene - 1) findClue(turn);
}

const tones: [RegExp, Skill][] = [
  [/threat|intimidat|scare|or else|kill you|warn|shout/, 'intimidation'],
  [/lie|bluff|deceiv|pretend|trick|fake|claim/, 'deception'],
  [/sing|perform|joke|flirt|mock|taunt/, 'performance'],
];

export function* persuade(turn: Turn): Script<void> {
  const text = turn.words.join(' ');
  const tone = tones.find(([pattern]) => pattern.test(text))?.[1] ?? 'persuasion';
  const { person, beat } = sceneOf(turn);
  const listener =
    beat === 'climax' ? turn.plot.threat.villain.name : turn.state.foes.length > 0 ? undefined : person?.name;
  const action = checkOf(turn, 'persuade', [tone], { ...(listener && { toward: listener }) });
  // In the thick of a fight few listen.
  if (turn.state.foes.length > 0) action.difficulty += beat === 'climax' ? 0 : 2;
  yield* roll(turn, action, resolveCheck);
}

/** Words in character, which ask for nothing. */
export function say(turn: Turn): void {
  const { person } = sceneOf(turn);
  const foe = turn.state.foes[0];
  if (foe) return void tell(turn, defiance, foeSlots(turn, foe));
  tell(turn, person ? heard : unheard);
  if (turn.party.length > 1 && turn.random.chance(0.5)) tell(turn, companions);
}

import { mentions } from '../intent/words.ts';
import { deaf, retorts } from '../lines/attack.ts';
import { attempts, triumphs } from '../lines/checks.ts';
import { escapes } from '../lines/journey.ts';
import { pockets, surprise, upperHand } from '../lines/scenes.ts';
import type { Rolled } from '../rolling.ts';
import { findClue, neededProgress } from '../scene/advance.ts';
import { foeSlots, startFight } from '../scene/fight.ts';
import { travel } from '../scene/travel.ts';
import type { Script } from '../script.ts';
import { changeSheet, remember, sceneOf, tell, type Turn } from '../turn.ts';
import type { Action } from './action.ts';
import { type Grade, gradeOf, succeeded } from './checks.ts';

/** What a check comes to, by what was attempted. */
// biome-ignore lint/correctness/useYield: a resolution is a script like the others
export function* resolveCheck(turn: Turn, action: Action, rolled: Rolled): Script<void> {
  const grade = gradeOf(rolled, action.difficulty);
  if (strikesWeakness(turn, action, grade)) return;
  switch (action.intent) {
    case 'search':
      search(turn, action, grade);
      break;
    case 'move':
      pass(turn, grade);
      break;
    case 'flee':
      escapeFoes(turn, grade);
      break;
    case 'persuade':
      persuade(turn, grade);
      break;
    default:
      attempt(turn, action, grade);
  }
  if (grade === 'partial' || grade === 'disaster') {
    if (!turn.moved && turn.state.foes.length === 0) tell(turn, turn.plot.table.complications);
    turn.state.signs += grade === 'disaster' ? 1 : 0;
  } else if (grade === 'triumph' && !turn.moved) tell(turn, triumphs);
}

/** Against the villain only words and what was learnt weigh full. */
function gain(turn: Turn, grade: Grade, weight = sceneOf(turn).beat === 'climax' ? 0.5 : 1): void {
  turn.state.progress += weight * (grade === 'triumph' ? 2 : 1);
}

/** In the last scene, what the clues have taught can be turned against the villain. */
function strikesWeakness(turn: Turn, action: Action, grade: Grade): boolean {
  const { state, plot } = turn;
  const { weakness, clues, villain } = plot.threat;
  const ready = sceneOf(turn).beat === 'climax' && !state.exposed && state.clues >= clues.length;
  if (!ready || !succeeded(grade) || action.intent === 'search') return false;
  if (!mentions(turn.words, weakness.words)) return false;
  state.exposed = true;
  state.progress += 2;
  for (const foe of state.foes) if (foe.part === 'villain') foe.armor -= 2;
  tell(turn, [weakness.use]);
  tell(turn, plot.threat.turning);
  remember(
    turn,
    `turned ${villain.name}'s own weakness against ${villain.pronoun === 'she' ? 'her' : villain.pronoun === 'he' ? 'him' : 'it'}`,
  );
  return true;
}

function search(turn: Turn, action: Action, grade: Grade): void {
  const { state } = turn;
  const { place } = sceneOf(turn);
  const feature = action.target === undefined ? undefined : place.features[action.target];
  if (!succeeded(grade)) {
    tell(turn, attempts.search!.failure);
    return;
  }
  if (sceneOf(turn).beat !== 'climax') gain(turn, grade);
  if (feature && !state.searched.includes(action.target!)) {
    state.searched.push(action.target!);
    tell(turn, [feature.find]);
    if (feature.item) pocket(turn, feature.item);
    remember(turn, `found out the secret of ${feature.name}`);
  } else tell(turn, attempts.search!.success);
  if (state.clues <= state.scene) findClue(turn);
}

function pocket(turn: Turn, item: string): void {
  const { sheet } = turn.speaker;
  if (!sheet || sheet.inventory.some(({ name }) => name === item) || sheet.inventory.length >= 190) return;
  if (!tell(turn, pockets, { item: { name: item.toLowerCase() } })) return;
  changeSheet(turn, sheet, { found: item });
}

function pass(turn: Turn, grade: Grade): void {
  const { state } = turn;
  const { obstacle } = sceneOf(turn).place;
  if (!succeeded(grade)) {
    tell(turn, [obstacle.fail]) || tell(turn, attempts.try!.failure);
    return;
  }
  tell(turn, [grade === 'partial' ? obstacle.cost : obstacle.pass]);
  remember(turn, `led the way past ${obstacle.name}`);
  state.progress += neededProgress(turn);
  const { beat } = sceneOf(turn);
  if (beat === 'danger' && !state.fought) startFight(turn);
  else if (state.clues <= state.scene - 1) findClue(turn);
}

function escapeFoes(turn: Turn, grade: Grade): void {
  const { state } = turn;
  const foe = state.foes[0];
  if (!succeeded(grade) || sceneOf(turn).beat === 'climax') {
    if (foe) tell(turn, escapes.caught, foeSlots(turn, foe));
    return;
  }
  state.foes = [];
  state.rounds = 0;
  tell(turn, escapes.away);
  travel(turn);
}

function persuade(turn: Turn, grade: Grade): void {
  const { state, plot } = turn;
  const { beat, person } = sceneOf(turn);
  if (beat === 'climax') {
    if (!succeeded(grade)) {
      tell(turn, plot.threat.taunts) || tell(turn, deaf, foeSlots(turn, state.foes[0]!));
      return;
    }
    gain(turn, grade, 1);
    tell(turn, plot.threat.sway) || tell(turn, attempts.plea!.success);
    remember(turn, `made ${plot.threat.villain.name} listen`);
    return;
  }
  if (state.foes.length > 0) {
    parley(turn, grade);
    return;
  }
  const lines = person ? attempts.persuade! : attempts.plea!;
  tell(turn, succeeded(grade) ? lines.success : lines.failure);
  if (!succeeded(grade)) return;
  gain(turn, grade);
  if (!person) return;
  if (!state.spoke) remember(turn, `won ${person.name} over`);
  state.spoke = true;
  if (state.clues <= state.scene) findClue(turn);
}

/** Good words make an enemy walk away; the others keep coming. */
function parley(turn: Turn, grade: Grade): void {
  const { foes } = turn.state;
  const index = foes.length - 1;
  const slots = foeSlots(turn, foes[index]!);
  if (!succeeded(grade)) return void tell(turn, deaf, slots);
  tell(turn, retorts.parley, slots);
  foes.splice(index, 1);
  if (grade === 'triumph') foes.pop();
  remember(turn, 'talked an enemy out of the fight');
}

function attempt(turn: Turn, action: Action, grade: Grade): void {
  const { state } = turn;
  const lines = attempts[action.intent] ?? attempts.try!;
  if (!succeeded(grade)) {
    tell(turn, lines.failure);
    return;
  }
  gain(turn, grade);
  tell(turn, lines.success);
  const { beat } = sceneOf(turn);
  if (beat === 'climax') {
    tell(turn, turn.plot.threat.sway);
    return;
  }
  if (state.foes.length > 0) {
    state.help = { by: turn.speaker.name, target: turn.speaker.name };
    turn.safe = true;
    tell(turn, upperHand, foeSlots(turn, state.foes[0]!));
    return;
  }
  if (action.intent === 'sneak' && beat === 'danger' && !state.fought) {
    startFight(turn);
    tell(turn, surprise);
    state.help = { by: 'the shadows', target: turn.speaker.name };
    turn.safe = true;
  }
}

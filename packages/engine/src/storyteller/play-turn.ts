import { latecomers } from './lines/company.ts';
import { attack } from './moves/attack.ts';
import { cast } from './moves/cast.ts';
import { help } from './moves/companionship.ts';
import { persuade, say, talk } from './moves/converse.ts';
import { attemptAnything, look, move, search } from './moves/explore.ts';
import { flee, yieldToFoes } from './moves/retreat.ts';
import { rest, take, use } from './moves/belongings.ts';
import { answerRoll } from './moves/answer-roll.ts';
import { askRule } from './moves/ask-rule.ts';
import { chat, decline, hint, showStatus } from './moves/table-talk.ts';
import { mentions } from './intent/words.ts';
import type { Intent } from './intent/lexicon.ts';
import { askForRoll } from './rolling.ts';
import { advance } from './scene/advance.ts';
import { foesAnswer } from './scene/fight.ts';
import { greet } from './scene/greet.ts';
import type { Tale } from './play-tale.ts';
import type { Script } from './script.ts';
import { checkOf, roll } from './moves/checks.ts';
import { resolveCheck } from './moves/resolve-check.ts';
import { sceneOf, tell, type Turn } from './turn.ts';

/** Talk that takes no time in the tale: nobody strikes, nothing moves on. */
const timeless = new Set<Intent>(['rule', 'status', 'hint', 'chat', 'no']);

/** A tale of the storyteller's own. */
export const ownTale: Tale = { open: greet, reply };

function* reply(turn: Turn): Script<void> {
  const { state, speaker, snapshot } = turn;
  welcome(turn);
  const asked = state.asked[speaker.seat.name];
  delete state.asked[speaker.seat.name];
  if (asked && snapshot.speaker?.pending_roll) yield* answerRoll(turn, asked);
  else yield* act(turn);
  const action = state.asked[speaker.seat.name];
  if (turn.waiting && action && !turn.asked) askForRoll(turn, action);
  const idle = !asked && timeless.has(turn.intent);
  if (!idle && !turn.waiting && !turn.safe && !turn.moved && !turn.ending) yield* foesAnswer(turn);
  advance(turn, idle);
}

/** Somebody who was not at the table when the tale began. */
function welcome(turn: Turn): void {
  const { state, speaker } = turn;
  if (state.met.includes(speaker.seat.name)) return;
  state.met.push(speaker.seat.name);
  tell(turn, latecomers);
}

/** What nobody means as a blow at the villain's weakness, whatever the words. */
const besides = new Set<Intent>([
  'attack',
  'rule',
  'status',
  'hint',
  'chat',
  'flee',
  'yield',
  'look',
  'rest',
  'help',
]);

/** What the clues have taught, tried in the last scene by whatever means the words name. */
function triesWeakness(turn: Turn): boolean {
  const { state, plot } = turn;
  const { clues, weakness } = plot.threat;
  if (sceneOf(turn).beat !== 'climax' || state.exposed || state.clues < clues.length) return false;
  return !besides.has(turn.intent) && mentions(turn.words, weakness.words);
}

function* act(turn: Turn): Script<void> {
  if (triesWeakness(turn))
    return yield* roll(
      turn,
      checkOf(turn, 'use', ['persuasion', 'athletics', 'arcana', 'investigation']),
      resolveCheck,
    );
  switch (turn.intent) {
    case 'attack':
      return yield* attack(turn);
    case 'cast':
      return yield* cast(turn);
    case 'sneak':
      return yield* roll(turn, checkOf(turn, 'sneak', ['stealth']), resolveCheck);
    case 'search':
      return yield* search(turn);
    case 'look':
      return look(turn);
    case 'talk':
      return yield* talk(turn);
    case 'persuade':
      return yield* persuade(turn);
    case 'help':
      return help(turn);
    case 'move':
      return yield* move(turn);
    case 'take':
      return yield* take(turn);
    case 'use':
      return yield* use(turn);
    case 'rest':
      return yield* rest(turn);
    case 'flee':
      return yield* flee(turn);
    case 'yield':
      return yieldToFoes(turn);
    case 'rule':
      return askRule(turn);
    case 'status':
      return showStatus(turn);
    case 'hint':
      return hint(turn);
    case 'say':
      return say(turn);
    case 'yes':
      return yield* agree(turn);
    case 'no':
      return decline(turn);
    case 'chat':
      return chat(turn);
    case 'try':
      return yield* attemptAnything(turn);
  }
}

/** A plain yes takes up what lies nearest. */
function* agree(turn: Turn): Script<void> {
  const { state } = turn;
  if (state.foes.length > 0) return state.offeredMercy ? yieldToFoes(turn) : yield* attack(turn);
  if (state.open) return yield* move(turn);
  if (sceneOf(turn).person && !state.spoke) return yield* talk(turn);
  yield* search(turn);
}

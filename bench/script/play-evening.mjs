import { applyEffects, emptyWorld } from '../../packages/contract/dist/index.js';
import { createDice, runTurn } from '../../packages/engine/dist/index.js';

const observer = { rolling() {}, effect() {}, delta() {} };
const seat = { user_id: 'player', name: 'Ann', self_rolls: false, pending_roll: null, character: null };
const clock = { elapsed: () => performance.now(), sleep: () => new Promise(() => {}) };

/** Every prompt of an evening, the greeting's first, as one text each. */
export async function playEvening({ gameId, set, library }) {
  const prompts = [];
  const history = [];
  let world = emptyWorld;
  let answer = '';
  const model = {
    name: 'stand-in',
    lateSystem: true,
    async ask({ messages }, hear) {
      prompts.push(
        messages
          .filter(({ role }) => role === 'system')
          .map(({ text }) => text)
          .join('\n'),
      );
      hear({ type: 'text', text: answer });
      return { reason: 'stop' };
    },
  };
  const ports = { model, library, dice: createDice((min) => min), clock };
  const play = async (message, dm) => {
    answer = dm;
    const snapshot = {
      game: { id: gameId, name: 'An evening', description: '', hasAdventure: true },
      kind: message === '' ? 'greeting' : 'reply',
      speaker: message === '' ? null : seat,
      party: [seat],
      world,
      encounter: null,
      ended_reason: null,
      history: history.slice(-40),
      isCut: history.length > 40,
      chronicle: { chapters: [], pinned: [] },
      message,
      dmMessages: prompts.length,
    };
    const { effects, narration } = await runTurn(ports, snapshot, observer, new AbortController().signal);
    world = applyEffects(snapshot, effects).world;
    const said = { id: 0, characterName: null, rolls: [] };
    if (message !== '') history.push({ ...said, sender: 'player', playerName: 'Ann', content: message });
    history.push({ ...said, sender: 'dm', playerName: null, content: narration });
  };
  await play('', set.opening);
  for (const { say, dm } of set.turns) await play(say, dm);
  return prompts;
}

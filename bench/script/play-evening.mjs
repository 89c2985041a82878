import { applyEffects, emptyWorld } from '../../packages/contract/dist/index.js';
import { createDice, runTurn } from '../../packages/engine/dist/index.js';

const observer = { rolling() {}, effect() {}, delta() {} };
const seat = { user_id: 'player', name: 'Ann', self_rolls: false, pending_roll: null, character: null };
const clock = { elapsed: () => performance.now(), sleep: () => new Promise(() => {}) };

const systemText = (messages) =>
  messages
    .filter(({ role }) => role === 'system')
    .map(({ text }) => text)
    .join('\n');

/** What tools answered; the text of a scene stands there as the prompt would have it. */
const answersIn = (messages) =>
  messages
    .flatMap((message) => (message.role === 'tool' ? message.answers : []))
    .flatMap(({ value }) => value.passages ?? [])
    .map(({ text }) => text)
    .join('\n');

/** Whether an outline has a scene, and not as the one where the party is. */
function isElsewhere(prompt, number) {
  const line = prompt.match(new RegExp(`^\\| *${number}\\. .*$`, 'm'))?.[0];
  return line !== undefined && !line.endsWith('<-- you are here');
}

/**
 * What the model was given in each turn of an evening, the greeting's first: `first` is the prompt, `all` also what tools answered; a turn that asks again
 * is still one. With `sceneOf` it is a DM who says where they are: it calls enter_scene when the outline marks another scene than the one that it needs.
 */
export async function playEvening({ gameId, set, library, sceneOf = () => undefined }) {
  const prompts = [];
  const history = [];
  let world = emptyWorld;
  let answer = '';
  let needed;
  let given = null;
  const model = {
    name: 'stand-in',
    lateSystem: true,
    async ask({ messages }, hear) {
      const prompt = systemText(messages);
      const isFirst = given === null;
      given ??= { first: prompt, all: prompt, calls: 0 };
      if (!isFirst) given.all += `\n${answersIn(messages)}`;
      if (isFirst && needed !== undefined && isElsewhere(prompt, needed)) {
        given.calls += 1;
        hear({ type: 'call', call: { id: 'call', name: 'enter_scene', input: `{"scene":${needed}}` } });
        return { reason: 'calls' };
      }
      hear({ type: 'text', text: answer });
      return { reason: 'stop' };
    },
  };
  const ports = { model, library, dice: createDice((min) => min), clock };
  const play = async (message, dm, scene) => {
    answer = dm;
    needed = sceneOf(scene);
    given = null;
    const snapshot = {
      game: {
        id: gameId,
        name: 'An evening',
        description: '',
        hasAdventure: true,
        code: '',
        agency: true,
        lines: [],
        veils: [],
      },
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
      also: [],
      dmMessages: prompts.length,
    };
    const { effects } = await runTurn(ports, snapshot, observer, new AbortController().signal);
    prompts.push(given);
    world = applyEffects(snapshot, effects).world;
    const said = { id: 0, characterName: null, rolls: [] };
    if (message !== '') history.push({ ...said, sender: 'player', playerName: 'Ann', content: message });
    // As it was written: the stand-in rolls no dice, so that the gate refuses what a DM with dice may say.
    history.push({ ...said, sender: 'dm', playerName: null, content: dm });
  };
  await play('', set.opening, set.first);
  for (const { say, dm, scene } of set.turns) await play(say, dm, scene);
  return prompts;
}

import { readFileSync } from 'node:fs';
import { applyEffects, emptyWorld, rollsOf, type World } from '@fireside/contract';
import {
  type Character,
  type Consultation,
  type Creature,
  createBestiary,
  createDice,
  type Excerpts,
  type HistoryMessage,
  type Leader,
  runTurn,
  type Seat,
  type Snapshot,
  type TurnOutcome,
} from '@fireside/engine';
import { type PlayerPolicy, type PlayerStyle, playerPolicy } from '../players.ts';

const creaturesFile = new URL('../../../../rulebooks/creatures.json', import.meta.url);

export interface GamePlan {
  model: Leader;
  seed: number;
  name: string;
  description: string;
  seats: Seat[];
  styles: PlayerStyle[];
  /** Players of one's own making, by seat, instead of the styles. */
  policies?: PlayerPolicy[];
  /** A player of this seat joins after so many turns instead of at the beginning. */
  latecomer?: { seat: number; after: number };
  /** What the adventure has for a turn; a game without it has none. */
  adventure?: (asked: Pick<Consultation, 'message' | 'lastNarration' | 'place'>) => Excerpts['script'];
  /** What the rulebooks say about every message. */
  rulebooks?: Excerpts['rulebooks'] | ((asked: Consultation) => Excerpts['rulebooks']);
  /** How the world stands before the first turn. */
  world?: Partial<World>;
  /** Lines that are said instead of what the players' policies would say, in order. */
  script?: { seat: number; line: string }[];
  mostTurns: number;
}

export interface PlayedTurn {
  /** Null for the greeting. */
  seat: Seat | null;
  message: string;
  outcome: TurnOutcome;
  world: World;
  /** The sheets as the turn left them. */
  sheets: Character[];
  milliseconds: number;
}

export interface PlayedGame {
  turns: PlayedTurn[];
  /** Why it ended; null when the bound came first. */
  ending: { reason: 'end_game' | 'hit points'; outcome: string } | null;
  /** Tool calls that could not be carried out, as the model was told. */
  refusals: string[];
  /** What a storyteller said and the table did not read, since nothing bears it out. */
  withheld: string[];
}

const historyKept = 40;

function seeded(seed: number) {
  let state = (seed * 2654435761) >>> 0;
  return (min: number, max: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return min + Math.floor((state / 4294967296) * (max - min + 1));
  };
}

/** Notes every tool result that carries an error. */
function watched(model: Leader, refusals: string[], said: string[]): Leader {
  if ('tell' in model)
    return {
      ...model,
      tell: (request, hands) =>
        model.tell(request, {
          get table() {
            return hands.table;
          },
          get effects() {
            return hands.effects;
          },
          say: (paragraph) => {
            said.push(paragraph);
            return hands.say(paragraph);
          },
          keep: (tale) => hands.keep(tale),
          async call(tool, input) {
            const answer = await hands.call(tool, input);
            if ('error' in answer) refusals.push(JSON.stringify({ tool, input, answer }));
            return answer;
          },
        }),
    };
  return {
    ...model,
    ask(request, hear, signal) {
      const last = request.messages.at(-1);
      if (last?.role === 'tool')
        for (const answer of last.answers) if ('error' in answer.value) refusals.push(JSON.stringify(answer));
      return model.ask(request, hear, signal);
    },
  };
}

/** A whole game at a table in memory: real turns, real tools, seeded dice, players of certain kinds. */
export async function playGame(plan: GamePlan): Promise<PlayedGame> {
  const refusals: string[] = [];
  const said: string[] = [];
  const withheld: string[] = [];
  const ports = {
    model: watched(plan.model, refusals, said),
    library: {
      excerpts: async (asked: Consultation) => ({
        rulebooks: typeof plan.rulebooks === 'function' ? plan.rulebooks(asked) : (plan.rulebooks ?? []),
        script: plan.adventure?.(asked) ?? null,
        story: [],
        recorded: [],
      }),
      recall: async () => [],
    },
    dice: createDice(seeded(plan.seed)),
    bestiary: createBestiary(JSON.parse(readFileSync(creaturesFile, 'utf8')) as Creature[]),
    clock: { elapsed: () => performance.now(), sleep: () => new Promise<void>(() => {}) },
  };
  const observer = { rolling() {}, effect() {}, delta() {} };
  let seats = structuredClone(plan.seats);
  const policies =
    plan.policies ??
    seats.map((_, index) => playerPolicy(plan.styles[index % plan.styles.length]!, plan.seed * 31 + index));
  const history: HistoryMessage[] = [];
  const turns: PlayedTurn[] = [];
  let world: World = { ...emptyWorld, ...plan.world };
  let encounter: Snapshot['encounter'] = null;
  let ending: PlayedGame['ending'] = null;

  const joined = () =>
    seats.filter((_, index) => index !== plan.latecomer?.seat || turns.length > (plan.latecomer?.after ?? 0));

  const run = async (seat: Seat | null, message: string) => {
    const snapshot: Snapshot = {
      game: {
        id: `game-${plan.seed}`,
        name: plan.name,
        description: plan.description,
        hasAdventure: plan.adventure !== undefined,
        code: '',
        agency: true,
        lines: [],
        veils: [],
      },
      kind: seat ? 'reply' : 'greeting',
      speaker: seat,
      party: joined(),
      world,
      encounter,
      ended_reason: null,
      history: history.slice(-historyKept),
      isCut: history.length > historyKept,
      chronicle: { chapters: [], pinned: [] },
      message,
      also: [],
      dmMessages: turns.length,
    };
    const begun = performance.now();
    const outcome = await runTurn(ports, snapshot, observer, new AbortController().signal);
    const milliseconds = performance.now() - begun;
    for (const sentence of said.splice(0).flatMap((paragraph) => paragraph.split(/(?<=[.!?]["')]?) /)))
      if (!outcome.narration.includes(sentence)) withheld.push(sentence);
    const after = applyEffects(snapshot, outcome.effects);
    world = after.world;
    encounter = after.encounter;
    seats = seats.map((one) => after.party.find(({ user_id }) => user_id === one.user_id) ?? one);
    if (seat)
      history.push({
        id: 0,
        sender: 'player',
        playerName: seat.name,
        characterName: seat.character?.name ?? null,
        content: message,
        rolls: [],
      });
    history.push({
      id: 0,
      sender: 'dm',
      playerName: null,
      characterName: null,
      content: outcome.narration,
      rolls: rollsOf(outcome.effects),
    });
    if (outcome.effects.some((effect) => effect.kind === 'hit_points' && effect.after <= 0))
      ending = { reason: 'hit points', outcome: 'defeat' };
    if (after.ended_reason !== null)
      ending = { reason: 'end_game', outcome: after.ended_reason.split(':')[0]! };
    const sheets = seats.flatMap(({ character }) => (character ? [character] : []));
    turns.push({ seat, message, outcome, world, sheets, milliseconds });
  };

  await run(null, '');
  for (let turn = 0; turn < plan.mostTurns && !ending; turn++) {
    const scripted = plan.script?.[turn];
    if (plan.script && !scripted) break;
    const present = joined();
    const seat = scripted ? seats[scripted.seat]! : present[turn % present.length]!;
    const line =
      scripted?.line ??
      policies[seats.indexOf(seat)]!({
        narration: history.at(-1)?.content ?? '',
        pendingRoll: seat.pending_roll,
        companions: present
          .filter((other) => other !== seat)
          .map(({ name, character }) => character?.name ?? name),
      });
    await run(seat, line);
  }
  return { turns, ending, refusals, withheld };
}

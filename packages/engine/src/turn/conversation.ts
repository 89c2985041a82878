import { setWorld } from '@fireside/contract';
import type { CallAnswer, Excerpts, ModelMessage, PromptSource, TurnPorts } from '../ports.ts';
import { recallIn } from './consult-library.ts';
import { buildPrompt, remindToNarrate } from '../prompt/build-prompt.ts';
import type { Snapshot } from '../snapshot.ts';
import { runToolCall } from '../tools/run-tool-call.ts';
import { tableTools } from '../tools/table-tools.ts';
import type { Tool } from '../tools/tool.ts';
import { askModel, type Reply } from './ask-model.ts';
import { CallGuard } from './call-guard.ts';
import { turnFailure } from './failures.ts';
import { Narration } from './narration.ts';
import { addUsage, noUsage, type TokenUsage, type TurnLimits, type TurnObserver } from './outcome.ts';
import { StagedTable } from './staged-table.ts';
import type { Watch } from './watch.ts';

interface TurnParts {
  ports: TurnPorts;
  limits: TurnLimits;
  watch: Watch;
  snapshot: Snapshot;
  excerpts: Excerpts;
  observer: TurnObserver;
}

/** One turn while it runs: requests to the model until it has said its piece and calls no more tools. */
export class Conversation {
  readonly staged: StagedTable;
  readonly narration: Narration;
  usage: TokenUsage = noUsage;
  readonly #ports: TurnPorts;
  readonly #limits: TurnLimits;
  readonly #watch: Watch;
  readonly #source: PromptSource;
  readonly #guard = new CallGuard();
  readonly #tools: readonly Tool[];
  #messages: readonly ModelMessage[];
  #nudged = false;
  /** Dice fell, or a roll was asked for, and no word has been said about it yet. */
  #owesWords = true;

  constructor({ ports, limits, watch, snapshot, excerpts, observer }: TurnParts) {
    this.#ports = ports;
    this.#limits = limits;
    this.#watch = watch;
    this.#tools = tableTools(snapshot);
    this.staged = new StagedTable(snapshot, observer, {
      dice: ports.dice,
      recall: (query, where) => recallIn(ports, snapshot, { query, where, signal: watch.signal }),
    });
    // Where the party is by now, should the service have understood that they moved.
    const moved = excerpts.script && setWorld(snapshot.world, 'place', excerpts.script.place);
    if (moved) this.staged.record(moved);
    this.narration = new Narration(limits.narrationCharacters, (text) => observer.delta(text));
    this.#source = { snapshot, excerpts };
    this.#messages = buildPrompt(snapshot, excerpts, ports.model);
  }

  async run(): Promise<void> {
    for (let round = 0; ; round++) {
      const mayCall = round < this.#limits.toolRounds && !this.#nudged;
      const reply = await this.#ask(mayCall);
      if (this.narration.spokeThisRound) this.#owesWords = false;
      const calls = mayCall ? reply.calls : [];
      if (this.narration.isFull) throw turnFailure('endless');
      if (calls.length > 0) await this.#carryOut(reply, round);
      if (calls.length > 0) continue;
      if (reply.finish === 'filtered' && this.narration.text === '') throw turnFailure('declined');
      if (!this.#owesWords || this.#nudged) return;
      this.#nudged = true;
      this.#messages = remindToNarrate(this.#messages);
    }
  }

  async #ask(mayCall: boolean): Promise<Reply> {
    this.narration.startRound();
    const reply = await askModel({
      model: this.#ports.model,
      call: {
        messages: this.#messages,
        tools: this.#tools.map(({ definition }) => definition),
        mayCall,
        ...(this.#ports.model.readsSource && { source: this.#source }),
      },
      clock: this.#ports.clock,
      watch: this.#watch,
      retries: this.#limits.retries,
      heard: (text) => {
        this.narration.add(text);
        return !this.narration.isFull;
      },
    });
    this.narration.endRound();
    this.usage = addUsage(this.usage, reply.usage);
    return reply;
  }

  /** One call after the other, each on what the one before has left. */
  async #carryOut({ message, calls }: Reply, round: number): Promise<void> {
    const answers: CallAnswer[] = [];
    for (const call of calls) {
      const { effects, answer, found } =
        this.#guard.refuse(call, round) ?? this.#guard.bound(runToolCall(this.#tools, call, this.staged));
      for (const effect of effects) {
        this.staged.record(effect);
        if (effect.kind === 'rolled' || effect.kind === 'roll_asked') this.#owesWords = true;
      }
      answers.push({ id: call.id, value: { ...answer, ...(await found) } });
    }
    this.#messages = [...this.#messages, message, { role: 'tool', answers }];
  }
}

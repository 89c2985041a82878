import { redactEffect, setWorld } from '@fireside/contract';
import type { Lines } from '../lines/index.ts';
import type { Excerpts, Hands, Storyteller, TurnPorts } from '../ports.ts';
import { noSources, Secrets } from '../secrets/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { runToolCall } from '../tools/run-tool-call.ts';
import { tableTools } from '../tools/table-tools.ts';
import { type Called, failure } from '../tools/tool.ts';
import { crossedLine, Gate, witnessOf } from '../truth/index.ts';
import { CallGuard } from './call-guard.ts';
import { recallIn } from './consult-library.ts';
import { Door } from './door.ts';
import { Narration } from './narration.ts';
import type { Honesty, TurnLimits, TurnObserver } from './outcome.ts';
import { Repairs } from './repairs.ts';
import { isDeed, settleTable } from './settle-table.ts';
import { StagedTable } from './staged-table.ts';
import { textsIn } from './texts-in.ts';

/** Of what a storyteller remembers, as JSON: it is stored with every turn. */
export const taleLimit = 12_000;

interface ToldParts {
  ports: TurnPorts;
  limits: TurnLimits;
  snapshot: Snapshot;
  excerpts: Excerpts;
  lines: Lines;
  observer: TurnObserver;
  signal: AbortSignal;
}

/** One turn that a storyteller tells: its deeds are checked as a model's are, and its words pass the same door. */
export class ToldTurn implements Hands {
  readonly staged: StagedTable;
  readonly #parts: ToldParts;
  readonly #guard = new CallGuard();
  readonly #door: Door;
  readonly #narration: Narration;
  /** What had happened before it was asked for anything. */
  readonly #given: number;
  readonly #snapshot: Snapshot;
  #calls = 0;

  constructor(parts: ToldParts) {
    const { ports, limits, snapshot, excerpts, lines, observer, signal } = parts;
    this.#parts = parts;
    this.staged = new StagedTable(snapshot, observer, {
      dice: ports.dice,
      recall: (query, where) => recallIn(ports, snapshot, { query, where, signal }),
      outline: excerpts.script?.outline ?? [],
      bestiary: ports.bestiary,
    });
    const moved = excerpts.script && setWorld(snapshot.world, 'place', excerpts.script.place);
    if (moved) this.staged.record(moved);
    this.#snapshot = settleTable(ports, snapshot, this.staged);
    this.#given = this.staged.effects.length;
    // It knows by itself what it may tell, and whom it speaks for; how a roll ended it was told by the tool.
    const gate = new Gate({ mindsAgency: false, mindsOutcomes: false, lines });
    this.#door = new Door(new Secrets(noSources), gate);
    this.#narration = new Narration(limits.narrationCharacters, (text) => observer.delta(text), this.#door);
  }

  async run(teller: Storyteller): Promise<void> {
    const { excerpts, signal } = this.#parts;
    const { tale } = this.#parts.snapshot.world;
    await teller.tell({ snapshot: this.#snapshot, excerpts, tale, signal }, this);
    signal.throwIfAborted();
  }

  get table(): Snapshot {
    return this.staged.table;
  }

  get effects() {
    return this.staged.effects;
  }

  get hasActed(): boolean {
    return this.staged.effects.length > this.#given || this.staged.effects.some(isDeed);
  }

  get shown(): string {
    return this.#narration.text;
  }

  /** What the table reads. Where nothing of what was said could be shown, it reads that much. */
  get text(): string {
    return this.#narration.text || (this.#door.counts.leftOut > 0 ? '…' : '');
  }

  get honesty(): Honesty {
    return new Repairs().honesty(this.#door.counts);
  }

  async call(tool: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
    this.#parts.signal.throwIfAborted();
    const call = { id: `${++this.#calls}`, name: tool, input: JSON.stringify(input) };
    const refused = this.#guard.refuse(call, this.#calls);
    const { effects, answer, found } =
      refused ?? this.#bound(runToolCall(tableTools(this.staged.table), call, this.staged));
    for (const effect of effects) this.staged.record(effect);
    return { ...answer, ...(await found) };
  }

  /** Nothing that the table never wants to read is written down either. */
  #bound(called: Called): Called {
    for (const text of called.effects.flatMap((effect) => textsIn(redactEffect(effect)))) {
      const line = this.#parts.lines.crossed(text);
      if (line !== null) return failure('not_for_players', crossedLine(line));
    }
    return this.#guard.bound(called);
  }

  /** It comes in one piece: a sentence that is not borne out is left out altogether, not broken off. */
  say(paragraph: string): boolean {
    this.#door.begin(witnessOf(this.staged), { leavesOut: true, isWhole: true });
    this.#narration.startRound();
    this.#narration.add(paragraph);
    this.#narration.endRound();
    return this.#narration.round !== '';
  }

  keep(tale: unknown): void {
    const size = JSON.stringify(tale).length;
    if (size > taleLimit) throw new Error(`A tale of ${size} characters is more than can be kept`);
    const kept = setWorld(this.staged.table.world, 'tale', tale);
    if (kept) this.staged.record(kept);
  }
}

import { type Effect, rebaseEffect, redactEffect, setWorld } from '@fireside/contract';
import type { Lines } from '../lines/index.ts';
import type { CallAnswer, Excerpts, ModelMessage, ModelPorts, Recalled, RecallPlace } from '../ports.ts';
import { askToRepair, askToRetell, buildPrompt, remindToNarrate } from '../prompt/build-prompt.ts';
import { Secrets, sourcesOf, sourcesOfRecalled } from '../secrets/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { runToolCall } from '../tools/run-tool-call.ts';
import { tableTools } from '../tools/table-tools.ts';
import { type Called, failure, type Tool } from '../tools/tool.ts';
import { crossedLine, Gate, type Refusal, witnessOf } from '../truth/index.ts';
import { answered } from './answered.ts';
import { askModel, type Reply } from './ask-model.ts';
import { CallGuard } from './call-guard.ts';
import { recallIn } from './consult-library.ts';
import { Door } from './door.ts';
import { Echo } from './echo.ts';
import { turnFailure } from './failures.ts';
import { Narration, paragraph } from './narration.ts';
import {
  addUsage,
  type Honesty,
  noUsage,
  type TokenUsage,
  type TurnLimits,
  type TurnObserver,
} from './outcome.ts';
import { Repairs } from './repairs.ts';
import type { Retelling } from './retelling.ts';
import { isDeed, settleTable } from './settle-table.ts';
import { StagedTable } from './staged-table.ts';
import { textsIn } from './texts-in.ts';
import type { Watch } from './watch.ts';

/** Of a piece that streams: more is taken in parts. */
const mostAtOnce = 2_000;
const shortNotes = 80;

/** Between two players' turns many a foe may act. */
const longerInFights = 3;

/** `AC 18`, `armour class eighteen (18)`, `RK 18`, `at 178 of 178 hit points`, `40 HP left`; not `heal 8 hit points`. */
const foesNumber =
  /\b(?:ac|rk|armou?r class|r(?:ü|ue)stungsklasse|classe d['’]armure|clase de armadura)\b\W{0,3}(?:\p{L}{2,12}(?:[- ]\p{L}{2,12})?\W{0,3})?\d|\b(?:ac|rk)\d|\b\d{1,4} ?(?:\/|of|von|de|sur) ?\d{1,4} ?(?:hp|tp|pv|hit points|trefferpunkte)|\b\d{1,4} ?(?:hp|hit points|tp|trefferpunkte) (?:left|remain|übrig)|\b(?:has|with|at|hat|noch) (?:only |still |just |about |nur )?\d{1,4} ?(?:hp|hit points|trefferpunkte)\b/iu;

/** Whether the reason of a roll tells somebody's Armor Class or hit points. */
function namesFoesNumber(effect: Effect): boolean {
  if (effect.kind === 'rolled') return foesNumber.test(effect.roll.reason);
  return effect.kind === 'roll_asked' && foesNumber.test(effect.reason ?? '');
}

/** What is told in the place of something begins as that did. */
const gapOf = (space: string) => (space.includes('\n\n') ? paragraph : space.includes('\n') ? '\n' : ' ');

export interface TurnParts {
  ports: ModelPorts;
  limits: TurnLimits;
  watch: Watch;
  snapshot: Snapshot;
  excerpts: Excerpts;
  /** What the table never wants in its story. */
  lines: Lines;
  observer: TurnObserver;
  retelling?: Retelling;
}

/** One turn while it runs: requests to the model until it has said its piece and calls no more tools. */
export class Conversation {
  readonly staged: StagedTable;
  usage: TokenUsage = noUsage;
  readonly #ports: ModelPorts;
  readonly #limits: TurnLimits;
  readonly #watch: Watch;
  readonly #guard = new CallGuard();
  readonly #lines: Lines;
  readonly #secrets: Secrets;
  readonly #door: Door;
  readonly #narration: Narration;
  readonly #repairs = new Repairs();
  #messages: readonly ModelMessage[];
  #nudged = false;
  /** Under way while a sentence waits to be read. */
  #reading: Promise<void> | null = null;
  /** Where the request before was refused: where the next may begin anew, and how it goes on. */
  #broken: { read: readonly string[]; gap: string } | null = null;
  /** Dice fell, or a roll was asked for, and no word has been said about it yet. */
  #owesWords = true;

  /** What had been recorded before the model was asked for anything. */
  readonly #given: number;
  readonly #isRetold: boolean;

  constructor({ ports, limits, watch, snapshot, excerpts, lines, observer, retelling }: TurnParts) {
    this.#ports = ports;
    this.#limits = limits;
    this.#watch = watch;
    this.staged = new StagedTable(snapshot, observer, {
      dice: ports.dice,
      recall: (query, where) => this.#recall(snapshot, query, where),
      outline: excerpts.script?.outline ?? [],
      bestiary: ports.bestiary,
    });
    // Where the party is by now, should the service have understood that they moved.
    const moved = excerpts.script && setWorld(snapshot.world, 'place', excerpts.script.place);
    if (moved && !retelling) this.staged.record(moved);
    for (const effect of retelling?.effects ?? []) {
      const same = rebaseEffect(this.staged.table, effect);
      if (same) this.staged.record(same);
    }
    const table = retelling ? snapshot : settleTable(ports, snapshot, this.staged);
    this.#given = this.staged.effects.length;
    this.#isRetold = retelling !== undefined;
    const { agency } = snapshot.game;
    this.#lines = lines;
    this.#secrets = new Secrets(sourcesOf(snapshot, excerpts));
    const isAsking = ports.sense !== undefined;
    this.#door = new Door(this.#secrets, new Gate({ mindsAgency: agency, lines: this.#lines, isAsking }));
    this.#narration = new Narration(limits.narrationCharacters, (text) => observer.delta(text), this.#door);
    const prompt = buildPrompt(table, excerpts, ports.model);
    this.#messages = retelling ? askToRetell(prompt, retelling) : prompt;
  }

  /** Whether anything was done, by the model or by dice that fell before it was asked. */
  get hasActed(): boolean {
    return this.staged.effects.length > this.#given || (!this.#isRetold && this.staged.effects.some(isDeed));
  }

  /** What the table has read so far. */
  get shown(): string {
    return this.#narration.text;
  }

  /** What the table reads. Where nothing of what was said could be shown, it reads that much. */
  get text(): string {
    return this.#narration.text || (this.#repairs.hasRefused || this.#door.counts.leftOut > 0 ? '…' : '');
  }

  get honesty(): Honesty {
    return this.#repairs.honesty(this.#door.counts);
  }

  async run(): Promise<void> {
    for (let round = 0; ; round++) {
      const mayCall = this.#mayCall(round);
      const reply = await this.#ask(mayCall);
      if (this.#narration.round !== '') this.#owesWords = false;
      const calls = mayCall ? reply.calls : [];
      if (this.#narration.isFull) throw turnFailure('endless');
      const hasRolled = calls.length > 0 && (await this.#carryOut(reply, round));
      await this.#reconsider(calls.length > 0, hasRolled);
      const { refusal } = this.#door;
      if (refusal) this.#repair(refusal, { hasCalled: calls.length > 0, mayCall: this.#mayCall(round + 1) });
      if (refusal || calls.length > 0) continue;
      if (reply.finish === 'filtered' && this.text === '') throw turnFailure('declined');
      if (!this.#owesWords || this.#nudged || !this.#repairs.maySpare) return;
      this.#nudged = true;
      this.#repairs.spend();
      this.#messages = remindToNarrate(this.#messages);
    }
  }

  /** What can be done now: a fight has tools of its own. */
  get #tools(): readonly Tool[] {
    return tableTools(this.staged.table);
  }

  #mayCall(round: number): boolean {
    const rounds = this.#limits.toolRounds * (this.staged.table.encounter ? longerInFights : 1);
    return round < rounds && !this.#nudged;
  }

  /** What was refused may be true now that its call was carried out; at last it is left out. */
  async #reconsider(hasCalled: boolean, hasRolled: boolean): Promise<void> {
    if (!this.#door.refusal) return;
    const leavesOut = !this.#repairs.maySpare;
    if (!hasCalled && !leavesOut) return;
    this.#narration.appendWithin(this.#door.reconsider(witnessOf(this.staged), { leavesOut }));
    await this.#readOn();
    if (!hasRolled && this.#narration.round !== '') this.#owesWords = false;
  }

  /** What was not borne out is not shown: the model hears why, and goes on from there. */
  #repair(refusal: Refusal, { hasCalled, mayCall }: { hasCalled: boolean; mayCall: boolean }): void {
    this.#repairs.refused(refusal);
    this.#narration.append(this.#door.giveUp());
    this.#broken = { read: [this.#narration.text, this.#narration.round], gap: refusal.gap };
    this.#messages = askToRepair(this.#messages, {
      ...refusal,
      // The answer stands in the prompt already where it had calls.
      answer: hasCalled ? '' : this.#narration.round,
      hasRead: this.#narration.text !== '',
      mayCall,
    });
  }

  /** Short ones are of what is told at this very moment, mostly. */
  #learnNotes(): void {
    const { notes } = this.staged.table.world;
    if (notes.length > shortNotes) this.#secrets.learn({ secrets: [notes] });
  }

  /** What the model looks up is no more for players than what it was given. */
  async #recall(snapshot: Snapshot, query: string, where: RecallPlace): Promise<Recalled[]> {
    const found = await recallIn(this.#ports, snapshot, { query, where, signal: this.#watch.signal });
    this.#secrets.learn(sourcesOfRecalled(where, found, this.staged.table.world.place));
    return found;
  }

  get #mayGoOn(): boolean {
    return !this.#narration.isFull && this.#door.held < this.#limits.narrationCharacters;
  }

  /** Reads the sentences that wait to be read, one after the other; while that is under way, more may come. */
  #readOn(): Promise<void> {
    const { signal } = this.#watch;
    const read = async () => {
      for (let { question } = this.#door; question !== null; question = this.#door.question) {
        const sensed = await this.#ports.sense!.read(question, signal);
        if (signal.aborted) return;
        this.#narration.append(this.#door.answer(sensed));
      }
      this.#reading = null;
    };
    if (this.#door.question !== null) this.#reading ??= read();
    return this.#reading ?? Promise.resolve();
  }

  async #ask(mayCall: boolean): Promise<Reply> {
    // What was refused may be said again word for word: then none of it breaks off in sight a second time.
    this.#door.begin(witnessOf(this.staged), { leavesOut: false, isWhole: this.#broken !== null });
    const echo = new Echo(this.#broken?.read ?? []);
    this.#narration.startRound(this.#broken ? gapOf(this.#broken.gap) : paragraph);
    this.#broken = null;
    const reply = await askModel({
      model: this.#ports.model,
      call: {
        messages: this.#messages,
        tools: this.#tools.map(({ definition }) => definition),
        mayCall,
      },
      clock: this.#ports.clock,
      watch: this.#watch,
      retries: this.#limits.retries,
      heard: (text) => {
        // A server that does not stream sends everything at once.
        for (let at = 0; at < text.length && this.#mayGoOn; at += mostAtOnce)
          this.#narration.add(echo.pass(text.slice(at, at + mostAtOnce)));
        // Whatever becomes of it is heard of at the end of the request.
        this.#readOn().catch(() => {});
        return this.#mayGoOn;
      },
    });
    await this.#readOn();
    this.#narration.endRound();
    await this.#readOn();
    this.usage = addUsage(this.usage, reply.usage);
    return reply;
  }

  /** Players read what a call writes down: it tells them no more than words may. */
  #bound(called: Called): Called {
    const texts = called.effects.flatMap((effect) => textsIn(redactEffect(effect)));
    if (this.staged.table.encounter && called.effects.some(namesFoesNumber))
      return failure(
        'not_for_players',
        'Players would read a number of a foe; nothing was done. Leave it out.',
      );
    for (const text of texts) {
      const line = this.#lines.crossed(text);
      const why = line === null ? this.#secrets.judge(text)?.missing : crossedLine(line);
      if (why !== undefined)
        return failure('not_for_players', `Players would read that; nothing was done. ${why}`);
    }
    return this.#guard.bound(called);
  }

  /** One call after the other, each on what the one before has left. */
  async #carryOut(reply: Reply, round: number): Promise<boolean> {
    let hasRolled = false;
    const answers: CallAnswer[] = [];
    for (const call of reply.calls) {
      const { effects, answer, found } =
        this.#guard.refuse(call, round) ?? this.#bound(runToolCall(this.#tools, call, this.staged));
      for (const effect of effects) {
        this.staged.record(effect);
        hasRolled ||= effect.kind === 'rolled' || effect.kind === 'roll_asked';
        if (effect.kind === 'world' && effect.field === 'notes') this.#learnNotes();
      }
      answers.push({ id: call.id, value: { ...answer, ...(await found) } });
    }
    this.#messages = [...this.#messages, ...answered(reply, answers)];
    if (hasRolled) this.#owesWords = true;
    return hasRolled;
  }
}

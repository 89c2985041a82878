import { eventsOf, isTimed } from './events.ts';
import type { ScriptScene } from './script.ts';

type Placed = Pick<ScriptScene, 'title' | 'depth' | 'kind' | 'passages'>;

/** How the scenes of a script stand to each other. Scenes are known by their place in it, from 0; -1 is none. */
export class ScriptMap {
  readonly #scenes: readonly Placed[];
  /** What each stands under. */
  readonly parents: Int32Array;
  /** The outermost part that each belongs to. */
  readonly chapters: Int32Array;
  /** The first scene of each chapter. */
  readonly #firsts = new Map<number, number>();
  readonly #events: readonly number[];
  readonly #isEvent: ReadonlySet<number>;
  /** Scenes that are named after an hour. */
  readonly #hours: readonly number[];
  /** Whether time brings the scenes, and places stand beside them in no order. */
  readonly isTimed: boolean;

  constructor(scenes: readonly Placed[], first: number) {
    this.#scenes = scenes;
    const path: number[] = [];
    this.parents = Int32Array.from(scenes, ({ depth }, at) => {
      while (path.length > 0 && scenes[path.at(-1)!]!.depth >= depth) path.pop();
      path.push(at);
      return path.at(-2) ?? -1;
    });
    this.chapters = new Int32Array(scenes.length).fill(-1);
    for (const [at, parent] of this.parents.entries()) {
      if (parent < 0) continue;
      const above = this.chapters[parent]!;
      this.chapters[at] = above < 0 && scenes[parent]!.kind === 'part' ? parent : above;
      if (this.isPlayed(at) && !this.#firsts.has(this.chapters[at]!))
        this.#firsts.set(this.chapters[at]!, at);
    }
    this.#events = eventsOf(scenes, this.parents);
    this.#isEvent = new Set(this.#events);
    this.isTimed = this.#isEvent.has(first - 1);
    this.#hours = [...scenes.keys()].filter((at) => this.isPlayed(at) && isTimed(scenes[at]!));
  }

  isEvent(at: number): boolean {
    return this.#isEvent.has(at);
  }

  /** The last event that has come; -1 where none has. */
  event(been: ReadonlySet<number>): number {
    return this.isTimed ? (this.#events.findLast((at) => been.has(at)) ?? -1) : -1;
  }

  /** What time brings next: an event, or else a scene of the same chapter that is named after an hour. */
  due(from: number, been: ReadonlySet<number>): number {
    if (this.isTimed) {
      const now = this.event(been);
      return this.#events.find((at) => at > now && !been.has(at)) ?? -1;
    }
    return this.#hours.find((at) => !been.has(at) && this.chapters[at] === this.chapters[from]) ?? -1;
  }

  isPlayed(at: number): boolean {
    return this.#scenes[at]?.kind === 'scene';
  }

  /** The chapter that a scene opens; -1 where it opens none. */
  opens(at: number): number {
    const chapter = this.chapters[at]!;
    return chapter >= 0 && this.#firsts.get(chapter) === at ? chapter : -1;
  }

  /** Whether a scene is one of several rooms: it stands under a scene, or under a part of a part. */
  isRoom(at: number): boolean {
    const parent = this.parents[at]!;
    return parent >= 0 && (this.isPlayed(parent) || this.chapters[parent]! >= 0);
  }

  /** Whether a room lies behind others that nobody has seen. */
  isInner(at: number, been: ReadonlySet<number>): boolean {
    if (!this.isRoom(at)) return false;
    const parent = this.parents[at]!;
    if (been.has(parent)) return false;
    if (this.isPlayed(parent)) return true;
    for (let before = at - 1; before > parent; before -= 1)
      if (this.parents[before] === parent && this.isPlayed(before) && !been.has(before)) return true;
    return false;
  }

  /** What follows a scene in the text and was not seen yet: in its own chapter, or else in the next. */
  next(from: number, been: ReadonlySet<number>): number {
    if (this.isTimed) return this.due(from, been);
    let beyond = -1;
    for (let at = from + 1; at < this.#scenes.length; at += 1) {
      if (!this.isPlayed(at) || been.has(at)) continue;
      if (this.chapters[at] === this.chapters[from]) return at;
      if (beyond < 0) beyond = at;
    }
    return beyond;
  }

  /** The first scene of the chapter that follows. */
  beyond(from: number): number {
    if (this.isTimed) return -1;
    for (let at = from + 1; at < this.#scenes.length; at += 1)
      if (this.isPlayed(at) && this.chapters[at] !== this.chapters[from]) return at;
    return -1;
  }
}

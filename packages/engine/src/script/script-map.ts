import type { ScriptScene } from './script.ts';

type Placed = Pick<ScriptScene, 'depth' | 'kind'>;

/** How the scenes of a script stand to each other. Scenes are known by their place in it, from 0; -1 is none. */
export class ScriptMap {
  readonly #scenes: readonly Placed[];
  /** What each stands under. */
  readonly parents: Int32Array;
  /** The outermost part that each belongs to. */
  readonly chapters: Int32Array;
  /** The first scene of each chapter. */
  readonly #firsts = new Map<number, number>();

  constructor(scenes: readonly Placed[]) {
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
    for (let at = from + 1; at < this.#scenes.length; at += 1)
      if (this.isPlayed(at) && this.chapters[at] !== this.chapters[from]) return at;
    return -1;
  }
}

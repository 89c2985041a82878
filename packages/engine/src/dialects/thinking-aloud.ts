const mostWithout = 3;

/**
 * Models whose chat template opens their thought, known by a closing that stands alone. They are forgotten again when
 * several answers in a row have none.
 */
export class ThinkingAloud {
  /** How many answers in a row had no such closing. */
  readonly #without = new WeakMap<object, number>();

  isKnown(model: object): boolean {
    return this.#without.has(model);
  }

  /** After each answer of a model. */
  heard(model: object, isThinkingAloud: boolean): void {
    const without = this.#without.get(model);
    if (isThinkingAloud) this.#without.set(model, 0);
    else if (without !== undefined && without + 1 < mostWithout) this.#without.set(model, without + 1);
    else this.#without.delete(model);
  }
}

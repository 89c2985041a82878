/** From hashes to places. A turn fills it with some ten thousand, for which a `Map` takes many times as long. */
export class HashTable {
  #keys = new Int32Array(64);
  /** The place and one more: 0 is empty. */
  #places = new Int32Array(64);
  #size = 0;

  /** -1 when there is none. */
  get(key: number): number {
    return this.#places[this.#slotOf(key)]! - 1;
  }

  set(key: number, place: number): void {
    const slot = this.#slotOf(key);
    if (this.#places[slot] === 0) this.#size += 1;
    this.#keys[slot] = key;
    this.#places[slot] = place + 1;
    if (this.#size * 2 > this.#keys.length) this.#grow();
  }

  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    const mixed = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
    let slot = (mixed ^ (mixed >>> 15)) & last;
    while (this.#places[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, places] = [this.#keys, this.#places];
    this.#keys = new Int32Array(keys.length * 4);
    this.#places = new Int32Array(keys.length * 4);
    for (let slot = 0; slot < keys.length; slot++) {
      if (places[slot] === 0) continue;
      const free = this.#slotOf(keys[slot]!);
      this.#keys[free] = keys[slot]!;
      this.#places[free] = places[slot]!;
    }
  }
}

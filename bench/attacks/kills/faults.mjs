/** What is wrong: how often each fault was found, and where it was found first. */
export class Faults {
  counts = new Map();
  examples = [];

  add(fault, where) {
    const count = (this.counts.get(fault) ?? 0) + 1;
    this.counts.set(fault, count);
    if (count <= 3) this.examples.push(`${fault}: ${JSON.stringify(where)}`);
  }

  /** Each thing that is wrong counts. */
  addAll(fault, list) {
    for (const one of list) this.add(fault, one);
  }
}

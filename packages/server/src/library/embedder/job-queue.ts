/** Most urgent first: the question of a turn, an adventure whose author waits, what nobody waits for. */
const PRIORITIES = ['turn', 'adventure', 'background'] as const;

export type Priority = (typeof PRIORITIES)[number];

/** First in, first out, among jobs of the same priority. */
export class JobQueue<Job extends object> {
  readonly #waiting = new Map<Priority, Job[]>(PRIORITIES.map((priority) => [priority, []]));
  readonly #priorities = new WeakMap<Job, Priority>();

  add(job: Job, priority: Priority): void {
    this.#priorities.set(job, priority);
    this.#waiting.get(priority)!.push(job);
  }

  /** A job that could not be done goes to the front of its own kind. */
  putBack(job: Job): void {
    this.#waiting.get(this.#priorities.get(job)!)!.unshift(job);
  }

  /** Does nothing when it has been taken. */
  remove(job: Job): void {
    const waiting = this.#waiting.get(this.#priorities.get(job)!)!;
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
  }

  take(): Job | undefined {
    for (const priority of PRIORITIES) {
      const job = this.#waiting.get(priority)!.shift();
      if (job) return job;
    }
    return undefined;
  }

  drain(): Job[] {
    return PRIORITIES.flatMap((priority) => this.#waiting.get(priority)!.splice(0));
  }
}

import type { ServerEvent } from '@fireside/contract';

export interface WaitOptions {
  milliseconds?: number;
  /** Named in the message when the wait fails. */
  what?: string;
}

interface Waiter {
  predicate: (event: ServerEvent) => boolean;
  resolve: (event: ServerEvent) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  what: string;
}

const patience = 150_000;

function summary(event: ServerEvent): string {
  const text = JSON.stringify(event);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/**
 * What a bot heard, with a place mark: a wait looks at the events after the mark, those that have arrived already
 * first, and moves the mark behind its match. So no event is missed between two waits and none is taken twice.
 */
export class EventLog {
  readonly events: ServerEvent[] = [];
  private mark = 0;
  private readonly waiters = new Set<Waiter>();
  private ended: string | undefined;

  open(): void {
    this.ended = undefined;
  }

  add(event: ServerEvent): void {
    this.events.push(event);
    for (const waiter of this.waiters) {
      if (!waiter.predicate(event)) continue;
      this.mark = this.events.length;
      this.settle(waiter);
      waiter.resolve(event);
    }
  }

  /** Nothing more will come: whoever still waits is told why. */
  end(why: string): void {
    this.ended = why;
    for (const waiter of this.waiters) {
      this.settle(waiter);
      waiter.reject(this.failure(waiter.what, why));
    }
  }

  readonly waitFor = (
    predicate: (event: ServerEvent) => boolean,
    { milliseconds = patience, what = 'an event' }: WaitOptions = {},
  ): Promise<ServerEvent> => {
    for (let index = this.mark; index < this.events.length; index += 1) {
      const event = this.events[index]!;
      if (!predicate(event)) continue;
      this.mark = index + 1;
      return Promise.resolve(event);
    }
    if (this.ended !== undefined) return Promise.reject(this.failure(what, this.ended));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.delete(waiter);
        reject(this.failure(what, `${milliseconds} ms passed`));
      }, milliseconds);
      const waiter: Waiter = { predicate, resolve, reject, timer, what };
      this.waiters.add(waiter);
    });
  };

  private settle(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.waiters.delete(waiter);
  }

  private failure(what: string, why: string): Error {
    const first = Math.max(0, this.events.length - 40);
    const seen = this.events
      .slice(first)
      .map((event, index) => `${first + index < this.mark ? ' ' : '>'} ${summary(event)}`);
    return new Error(
      [`Waited in vain for ${what}: ${why}. ${this.events.length} events seen, the last:`, ...seen].join(
        '\n',
      ),
    );
  }
}

import type { Page } from 'playwright-core';

/** What a window has done to call somebody, in place of the system and the loudspeaker. */
export interface Callers {
  shown: () => Promise<{ title: string; body: string; tag: string }[]>;
  /** Presses the newest notification. */
  press: () => Promise<void>;
  /** How often the browser asked for its user's permission. */
  asked: () => Promise<number>;
  chimes: () => Promise<number>;
  /** Another window or another program stands before this one, or no longer. */
  cover: (covered: boolean) => Promise<void>;
}

interface Stub {
  shown: { title: string; body: string; tag: string; onclick: (() => void) | null }[];
  asked: number;
  chimes: number;
  hidden: boolean;
}

type Stubbed = Window & { callers: Stub };

/** `answer`: what the user says when the browser asks; `given`: what they have said before. Null: a browser without any. */
export async function standInCallers(
  page: Page,
  { answer = 'granted', given = 'default' }: { answer?: string; given?: string | null } = {},
): Promise<Callers> {
  await page.addInitScript(
    ([answer, given]) => {
      const stub: Stub = { shown: [], asked: 0, chimes: 0, hidden: false };
      (window as unknown as Stubbed).callers = stub;
      const kept = sessionStorage.getItem('permission') ?? given;
      class StandInNotification {
        static permission = kept;
        static async requestPermission() {
          stub.asked += 1;
          StandInNotification.permission = answer;
          sessionStorage.setItem('permission', answer);
          return answer;
        }
        onclick: (() => void) | null = null;
        title: string;
        body: string;
        tag: string;
        constructor(title: string, { body, tag }: { body: string; tag: string }) {
          [this.title, this.body, this.tag] = [title, body, tag];
          stub.shown.push(this);
        }
        close() {}
      }
      const value = given === null ? undefined : StandInNotification;
      Object.defineProperty(window, 'Notification', { value, configurable: true, writable: true });
      const { close } = AudioContext.prototype;
      AudioContext.prototype.close = function () {
        stub.chimes += 1;
        return close.call(this);
      };
      Object.defineProperty(document, 'hidden', { get: () => stub.hidden });
    },
    [answer, given] as const,
  );
  const read = <T>(what: (stub: Stub) => T): Promise<T> =>
    page.evaluate(`(${what})(window.callers)`) as Promise<T>;
  return {
    shown: () => read(({ shown }) => shown.map(({ title, body, tag }) => ({ title, body, tag }))),
    press: () => read(({ shown }) => shown.at(-1)?.onclick?.()),
    asked: () => read(({ asked }) => asked),
    chimes: () => read(({ chimes }) => chimes),
    cover: (covered) =>
      page.evaluate((covered) => {
        (window as unknown as Stubbed).callers.hidden = covered;
        document.dispatchEvent(new Event('visibilitychange'));
      }, covered),
  };
}

import { type Condition, merged } from '../../conditions/condition.ts';
import type { Somebody } from './mentions.ts';

const foeTitles = new Set(
  'warlord ringmaster lich dragon demon tyrant vampire necromancer witch sorcerer sorceress pirate gangster outlaw shogun ghost nightmare monster beast creature killer warden'.split(
    ' ',
  ),
);

/** What a text makes of somebody. */
export class Part {
  readonly somebody: Somebody;
  /** How plainly they ask for help: 0 for not at all. */
  asks = 0;
  /** Why they cannot be met: nobody knows where they are, or they are dead or senseless. */
  absence: 'sought' | 'dead' | null = null;
  /** How much speaks for them being the one to beat; below 0 they are a friend. */
  enmity: number;
  /** Whether they say or know something. */
  tells = false;
  /** How they are: mute, asleep, locked in. */
  conditions: readonly Condition[] = [];

  constructor(somebody: Somebody) {
    this.somebody = somebody;
    this.enmity = foeTitles.has(somebody.title) ? 1 : 0;
  }

  ask(how: number): void {
    this.asks = Math.max(this.asks, how);
  }

  tell(): void {
    this.tells = true;
    this.enmity -= 1;
  }

  /** They have to be found, unless they are dead. */
  miss(): void {
    this.absence ??= 'sought';
  }

  bury(): void {
    this.absence = 'dead';
  }

  be(conditions: readonly Condition[]): void {
    this.conditions = merged(this.conditions, conditions);
  }

  blame(much: number): void {
    this.enmity += much;
  }

  befriend(much: number): void {
    this.enmity -= much;
  }
}

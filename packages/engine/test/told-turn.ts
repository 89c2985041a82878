import type { ModelRequest } from '../src/ports.ts';
import type { Snapshot } from '../src/snapshot.ts';
import type { TurnOutcome } from '../src/turn/outcome.ts';
import type { ScriptedAnswer, ScriptedSteps } from '@fireside/testing';
import { expect } from 'vitest';
import { type Play, play } from './table.ts';
import { tableOf } from './truth.ts';

/** What nobody did: one of every kind, told at the table of Mira and Borin. Each stands in one sentence. */
export const lies = [
  { kind: 'die', lie: 'You roll a 17 on Stealth.' },
  { kind: 'damage', lie: 'The blade catches you, and you take 6 points of slashing damage.' },
  { kind: 'damage', lie: 'HP: 22 → 15' },
  { kind: 'damage', lie: 'Du verlierst 8 Trefferpunkte.' },
  { kind: 'death', lie: 'Mira Thorn is dead before she hits the ground.' },
  { kind: 'item', lie: 'You pocket a purse with 50 gold pieces.' },
  { kind: 'level', lie: 'You both advance to level 4!' },
  { kind: 'condition', lie: 'You are **poisoned** for the next hour.' },
  { kind: 'slot', lie: 'Borin has three 1st-level slots left.' },
  { kind: 'end', lie: '**THE END**' },
  { kind: 'agency', lie: '"I will never forgive you," Borin says.' },
] as const;

/** A lie in the middle of what may be told: with its end, or on a line of its own. */
export function amid(lie: string, before = 'The rain falls.', after = 'A crow calls.'): string {
  const gap = /[.!]$/.test(lie) ? ' ' : '\n';
  return [before, lie, after].filter(Boolean).join(gap);
}

export function inPieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
}

/** An answer that streams in pieces of one size. */
export function saying(text: string, size: number, more: Omit<ScriptedAnswer, 'text'> = {}): ScriptedAnswer {
  return { text: inPieces(text, size), ...more };
}

export interface Telling extends Omit<Play, 'snapshot'> {
  agency?: boolean;
  table?: Partial<Snapshot>;
}

export function tellingTable({ agency = true, table = {} }: Telling): Snapshot {
  const { table: known } = tableOf();
  return { ...known, ...table, game: { ...known.game, ...table.game, agency } };
}

export interface ToldTurn extends TurnOutcome {
  requests: readonly ModelRequest[];
  shown: readonly string[];
  /** Requests that no carried-out call asked for. */
  extra: number;
  events: readonly unknown[];
}

const answersIn = ({ messages }: ModelRequest) => messages.filter(({ role }) => role === 'tool').length;

export function extraRequests(requests: readonly ModelRequest[]): number {
  return requests.slice(1).filter((request, index) => answersIn(request) === answersIn(requests[index]!))
    .length;
}

/** One turn that comes to its end, with what holds of every such turn whatever the model says. */
export async function toldTurn(steps: ScriptedSteps[], telling: Telling = {}): Promise<ToldTurn> {
  const { outcome, model, recorded } = play(steps, { ...telling, snapshot: tellingTable(telling) });
  const told = await outcome;
  const { requests } = model;
  const { shown, events } = recorded;
  const extra = extraRequests(requests);
  const { claims, borneOut, repaired, withheld } = told.honesty;
  // Nothing that was shown is taken back. Where nothing could be shown, the message says that much.
  expect(shown.join('') || '…').toBe(told.narration);
  expect(shown).not.toContain('');
  expect(extra).toBeLessThanOrEqual(2);
  expect(claims).toBe(borneOut + repaired + withheld);
  return { ...told, requests, shown, extra, events };
}

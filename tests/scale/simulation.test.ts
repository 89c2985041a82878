import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const bench = (name: string) => new URL(`../../bench/scale/${name}`, import.meta.url);
const { play, summary } = await import(bench('play.mjs').href);
const { load, nodesFor } = await import(bench('load.mjs').href);
const assumptions = JSON.parse(readFileSync(bench('assumptions.json'), 'utf8'));

const given = { tables: 2_000, seconds: 300, seed: 7, assumptions: assumptions.play };
const series = play(given);
const mean = (name: string) => summary(series[name]).mean;

describe('the simulated evening', () => {
  it('is the same for the same seed', () => {
    expect(play(given)).toEqual(series);
    expect(play({ ...given, seed: 8 })).not.toEqual(series);
  });

  it('has as many turns running as begin, times how long one takes', () => {
    const { firstTokenSeconds, toolRounds, replyTokens, tokensPerSecond } = assumptions.play;
    const turnSeconds =
      firstTokenSeconds.value * (1 + toolRounds.value) + replyTokens.value / tokensPerSecond.value;
    expect(mean('running') / (mean('turns') * turnSeconds)).toBeCloseTo(1, 1);
  });

  it('has the turns that thinking, answering and second voices leave room for', () => {
    const { thinkSeconds, secondVoice } = assumptions.play;
    const turnSeconds = mean('running') / mean('turns');
    const cycle = thinkSeconds.value + turnSeconds * (1 + secondVoice.value);
    expect((mean('turns') * cycle) / (given.tables * (1 + secondVoice.value))).toBeCloseTo(1, 1);
  });
});

describe('the load', () => {
  const measured = {
    ...JSON.parse(readFileSync(bench('measured.json'), 'utf8')).values,
    deliver: 12.5,
    turnModel: 14_000,
  };
  const rates = Object.fromEntries(Object.keys(series).map((name) => [name, summary(series[name]).peak]));
  const design = { bus: 'one channel', seated: 'anywhere', rounds: 'every turn' };
  const cluster = { rates, tables: given.tables, measured, assumptions, design };

  it('asks for the fewest nodes that bear it', () => {
    const found = nodesFor(cluster);
    const worst = (nodes: number) => Math.max(...(Object.values(load({ ...cluster, nodes })) as number[]));
    expect(found.share).toBeLessThanOrEqual(1);
    expect(worst(found.nodes)).toBe(found.share);
    expect(worst(found.nodes - 1)).toBeGreaterThan(1);
  });

  it('says so when no number of nodes bears it', () => {
    const many = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, rate * 1_000]));
    expect(nodesFor({ ...cluster, rates: many, tables: given.tables * 1_000 }).share).toBeGreaterThan(1);
  });
});

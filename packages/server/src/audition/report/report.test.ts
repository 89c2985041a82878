import { describe, expect, it } from 'vitest';
import type { Audition } from '../audition-model.ts';
import { costOf, priceOf, readPrice } from '../../models/price.ts';
import type { Column } from '../scene.ts';
import { pickScenes, scenes } from '../scenes/scenes.ts';
import { sceneGroups } from '../scene.ts';
import { auditionPage } from './page.ts';
import { rowsOf } from './rows.ts';
import { markdownTable, textTable } from './text-table.ts';

const attack = '<script>alert("1")</script>|`x`<img src=x onerror=y>';

function audition(model: string, passed: number): Audition {
  const share = { passed, total: 4 };
  const columns = ['tools', 'claims', 'repairs', 'agency', 'secrets', 'script', 'language', 'lines'];
  return {
    model,
    overall: share,
    columns: Object.fromEntries(columns.map((name) => [name, share])) as Record<Column, typeof share>,
    scenes_asked: 1,
    repaired: 0,
    withheld: 0,
    seconds_to_first_word: 1.234,
    tokens: { input: 2_000_000, output: 500_000 },
    scenes: [
      {
        id: 'dice-sneak',
        group: 'dice',
        about: attack,
        failure: attack,
        checks: [{ column: 'tools', about: attack, passed: false }],
        talk: [{ by: attack, words: attack, effects: [attack] }],
        withheld: 0,
        repaired: 0,
        claims: 0,
        borne_out: 0,
        seconds_to_first_word: [],
      },
    ],
  };
}

describe('the report', () => {
  it('[E7.54] ranks by the share of all checks', () => {
    const rows = rowsOf([audition('worse', 1), audition('best', 4), audition('middle', 3)], new Map());
    expect(rows.map(([model, overall]) => [model, overall])).toEqual([
      ['best', '100 %'],
      ['middle', '75 %'],
      ['worse', '25 %'],
    ]);
    expect(textTable(rows)).toMatch(/^model +best +middle +worse$/m);
  });

  it('[E7.54] a page has no script and no markup of a model in it', () => {
    const one = audition(attack, 2);
    const page = auditionPage([one], rowsOf([one], new Map()), { version: '1', at: 'now' });
    expect(page).not.toMatch(/<script|<img|onerror=y>/);
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)');
    expect(page).not.toMatch(/(?:src|href)=(?!x)/);
    expect(page).toContain("default-src 'none'");
  });

  it('[E7.54] a table in Markdown keeps its cells, whatever a model is called', () => {
    const lines = markdownTable(rowsOf([audition(attack, 2)], new Map())).split('\n');
    const cells = lines.map((line) => line.replaceAll(/\\./g, '').split('|').length);
    expect(new Set(cells).size).toBe(1);
  });

  it('[E7.57] a price is what was given, nothing on one’s own machine, and otherwise unknown', () => {
    const given = new Map([[readPrice('a:b=2,8')!.model, readPrice('a:b=2,8')!.price]]);
    const price = (model: string) => rowsOf([audition(model, 1)], given)[0]!.at(-1);
    expect(price('a:b')).toBe('8.00');
    expect(price('ollama:qwen3:8b')).toBe('none');
    expect(price('openai:other')).toBe('unknown');
    expect(readPrice('0.5,1')).toEqual({ model: null, price: { input: 0.5, output: 1 } });
    for (const wrong of ['', '1', '1,2,3', 'a,b', '-1,2', '1e9,2']) expect(readPrice(wrong)).toBeNull();
    expect(
      costOf({ input: 1_000_000, output: 0 }, priceOf('x', new Map([[null, { input: 3, output: 9 }]]))),
    ).toBe(3);
  });
});

describe('the scenes', () => {
  it('[E7.51] are at least forty, of ten groups, each with a name of its own and at most three messages', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
    for (const group of sceneGroups)
      expect(scenes.filter((scene) => scene.group === group).length, group).toBeGreaterThanOrEqual(4);
    for (const { says } of scenes) expect(says.length).toBeLessThanOrEqual(3);
  });

  it('[E7.51] are picked by name or group', () => {
    const { picked, unknown } = pickScenes(['dice-sneak', 'lines', 'nothing']);
    expect(picked.map(({ id }) => id)).toEqual([
      'dice-sneak',
      'lines-spiders',
      'lines-blood',
      'lines-wolves',
      'lines-clowns',
    ]);
    expect(unknown).toEqual(['nothing']);
  });
});

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../language/phrase.ts';
import { createRandom } from '../random.ts';
import { openTales } from '../tale/tales.ts';
import { genres } from '../world/world.ts';
import { drawLives } from './draw-lives.ts';
import { affairs } from './life.ts';

const { library } = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const somebody = (name: string, role: string) => ({ id: name.toLowerCase(), name, role });
const drawn = (cast: ReturnType<typeof somebody>[], more: Partial<Parameters<typeof drawLives>[2]> = {}) =>
  drawLives(library.lives, cast, { genre: 'fantasy', premise: '', seed: 'one', ...more });

describe('a small life', () => {
  it('is the same whenever the tale is opened', () => {
    const cast = [somebody('Marta', 'innkeeper'), somebody('Tom', 'guard')];
    expect([...drawn(cast)]).toEqual([...drawn(cast)]);
  });

  it('is another in another game', () => {
    const homes = ['one', 'two', 'three', 'four', 'five'].map(
      (seed) => drawn([somebody('Marta', 'innkeeper')], { seed }).get('marta')?.affairs.Children?.says,
    );
    expect(new Set(homes).size).toBeGreaterThan(1);
  });

  it('is lived by nobody else of the same trade', () => {
    const names = ['Tom', 'Ned', 'Ida', 'Rolf'];
    const lives = [...drawn(names.map((name) => somebody(name, 'guard'))).values()];
    for (const affair of ['Since', 'Children', 'Home', 'Fear', 'Trust', 'Boss'] as const) {
      const said = lives.map((life) => life.affairs[affair]?.says);
      expect(new Set(said).size, affair).toBe(names.length);
    }
  });

  it.each(genres)('%s: has an answer to nearly everything, whatever somebody is', (genre) => {
    const { palette } = library.genres.get(genre)!;
    const roles = [...palette.roles, ''];
    const lives = drawn(
      roles.map((role, at) => somebody(`Person ${at}`, role)),
      { genre },
    );
    for (const [at, role] of roles.entries()) {
      const life = lives.get(`person ${at}`)!;
      const missing = affairs.filter((affair) => !life.affairs[affair]);
      const left = new Set(['Whereabouts', 'Food', 'Leisure', 'Secret', 'Savings', 'Read']);
      expect(
        missing.filter((affair) => !left.has(affair)),
        role,
      ).toEqual([]);
      expect(life.trade, role).toSatisfy((trade: string | null) => role === '' || trade !== null);
    }
  });

  it.each([
    ['Marta Bell is the innkeeper. Bell lost her daughter.', /daughter/],
    ['Marta Bell is a widow who keeps the inn.', /[Ww]idowed/],
  ])('agrees with what the host has told: %s', (premise, said) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { affairs: of } = drawn([somebody('Marta Bell', 'innkeeper')], { premise, seed }).get(
        'marta bell',
      )!;
      expect(`${of.Children?.says} ${of.Spouse?.says}`).toMatch(said);
    }
  });

  it('speaks of no parents in the trade of a foundling', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
      const { affairs: of } = drawn([somebody('Una', 'doctor')], { seed }).get('una')!;
      expect(of.Family?.says).not.toMatch(/left on a step/);
    }
  });

  it('knows its superior by name where there is one', () => {
    const cast = [somebody('Tom Reed', 'guard'), somebody('Captain Iwan Roe', '')];
    expect(drawn(cast).get('tom reed')?.affairs.Boss?.says).toContain('Roe');
    expect(drawn(cast.slice(0, 1)).get('tom reed')?.affairs.Boss?.says).not.toContain('{');
  });

  it('goes by what the host says that somebody is, where they have no role', () => {
    const premise = 'Tom Reed is a guard who drinks there. Ida Moss, an old nurse, sits by the fire.';
    const lives = drawn([somebody('Tom Reed', ''), somebody('Ida Moss', '')], { premise });
    expect([...lives.values()].map(({ trade }) => trade)).toEqual(['guard', 'doctor']);
  });

  it("makes no nun of somebody's sister", () => {
    expect(drawn([somebody('Ida', "Tom's sister")]).get('ida')?.trade).toBeNull();
  });
});

it('what lives and ties say are sound sentences, and none stands there twice', () => {
  const said = [
    ...library.lives.flatMap(({ parts }) => Object.values(parts).flat()),
    ...library.ties.flatMap(({ parts }) => Object.values(parts).flat()),
  ].flatMap(({ says, again }) => (again === null ? [says] : [says, again]));
  const all = [...said, ...library.lives.flatMap(({ declines }) => declines)];
  expect(all.length).toBeGreaterThan(900);
  for (const line of all) {
    expect(line).not.toMatch(/[[|"]/);
    expect(fillTemplate(line, { boss: 'Roe', other: 'Tom' }, createRandom(1)), line).toMatch(
      /^\p{Lu}.*[.?!]$/u,
    );
  }
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
});

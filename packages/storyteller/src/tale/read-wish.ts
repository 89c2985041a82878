import type { Asked, AskedFoe, AskedPlace, Length } from './asked.ts';
import { type PatternName, patternNames, type TaleLibrary } from './sources.ts';
import type { Wish } from './wish.ts';
import { creaturesIn, enmityOf, leaderOf, namelessFoe, unknownFoe } from './wish/adversary.ts';
import { type Candidate, placesIn } from './wish/asked-places.ts';
import { chooseGenre } from './wish/choose-genre.ts';
import { foreignNames } from './wish/foreign-names.ts';
import { goalIn } from './wish/goal.ts';
import { isGibberish } from './wish/gibberish.ts';
import { languageOf } from './wish/language-of.ts';
import { absenceOf, asksForHelp, type Named, namelessIn, peopleIn } from './wish/people.ts';
import { type Token, tokensOf } from './wish/phrases.ts';
import { placeNoun } from './wish/places.ts';
import { asTold, cleaned, isAboutTheGame, isStyle, sentencesOfWish } from './wish/premise.ts';
import { type Prize, prizeIn, thingsIn, treasureIn } from './wish/prize.ts';
import { unwantedIn } from './wish/unwanted.ts';
import { plainWordsOf, singularOf } from './words.ts';

/** What a host's name, description and tone ask for, by their words. */
export function readWish(wish: Wish, library: TaleLibrary): Asked {
  const text = `${cleaned(wish.name)}\n${cleaned(wish.description)}`;
  const sentences = sentencesOfWish(cleaned(wish.description));
  const story = sentences.filter((sentence) => !isAboutTheGame(sentence) && !isStyle(sentence));
  const asked = sentences.filter(isAboutTheGame);
  const language = languageOf(wish.description);
  const isForeign = language !== 'en';
  const isNoise = isGibberish(wish.description);
  const never = [...new Set([...wish.lines, ...asked.flatMap(unwantedIn)])];
  const lines = isNoise || isForeign ? [] : story.map(tokensOf);
  const named = namesIn(lines, isForeign ? '' : cleaned(wish.name)).filter(
    ({ name }) => !isPlayed(name, wish.players ?? []),
  );
  const foreign = isForeign ? foreignNames(sentencesOfWish(text).map(tokensOf), language) : null;
  const absence = (one: Named) => absenceOf(one, story[one.sentence] ?? '');
  const prize = prizeOf(lines);
  const sought = named.find((one) => absence(one) === 'sought');
  const foes = foesIn(lines, story, named, never);
  const asks = (one: Named) => asksForHelp(one, story[one.sentence] ?? '');
  const people = named
    .filter((one) => one.name !== foes.villain?.name && one.name !== prize?.name && absence(one) === null)
    .sort((one, other) => Number(asks(other)) - Number(asks(one)));
  const shipped = new Set(
    [...library.genres.values()].flatMap(({ places }) =>
      [...places.values()].map(({ name }) => name.replace(/^the /, '')),
    ),
  );
  const met = [...people, ...(foreign?.people ?? []), ...lines.flatMap(namelessIn)];
  const { place, lair } = placesOf(lines, prize);
  return {
    ...chooseGenre(`${text}\n${cleaned(wish.tone ?? '')}`, library),
    pattern: patternOf(`${cleaned(wish.name)}\n${story.join('\n')}`, library, foes.villain),
    length: lengthOf(wish.description),
    premise: isForeign || isNoise ? [] : [...new Set(story.map(asTold).filter(Boolean))],
    place: place ?? foreign?.place ?? null,
    lair,
    ...foes,
    prize: (prize?.isLost ? prize.name : null) ?? sought?.name ?? prize?.name ?? null,
    goal: isForeign || isNoise ? null : (goalIn(story.map(asTold)) ?? searchFor(prize, sought)),
    people: met
      .filter(({ name }) => !shipped.has(name))
      .map(({ name, role, pronoun }) => ({ name, role, pronoun })),
    things: thingsOf(lines, prize, place),
    nature: [...new Set(plainWordsOf(text).flatMap((word) => placeNoun(word)?.nature ?? []))],
    never,
  };
}

/** `Severin`, where somebody plays Severin Dell. */
function isPlayed(name: string, players: readonly string[]): boolean {
  const words = plainWordsOf(name);
  return players.some((player) => {
    const own = plainWordsOf(player);
    return words.every((word) => own.includes(word)) || own.every((word) => words.includes(word));
  });
}

/** What or whom somebody has to find, where that is all that is said. */
function searchFor(prize: Prize | null, sought: Named | undefined): string | null {
  if (prize?.isLost) return `find ${prize.name}`;
  return sought ? `find ${sought.name}` : null;
}

/** Whoever is named, each once, in the order of the text. */
function namesIn(lines: readonly Token[][], title: string): Named[] {
  const found = [
    ...lines.flatMap(peopleIn),
    ...peopleIn(tokensOf(title), -1).filter(
      ({ name, title: calling }) => calling && name.toLowerCase().startsWith(calling),
    ),
  ];
  return found.filter(({ name }, at) => found.findIndex((other) => isSame(other.name, name)) === at);
}

/** `Vane` and `Lord Vane`; not `Amos Pike` and `Clara Pike`. */
function isSame(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => name.replace(/^(?:the|lord|lady|sir|mr|mrs|ms|miss|doctor|dr) /i, '').split(' '))
    .sort((a, b) => a.length - b.length);
  return short!.at(-1) === long!.at(-1) && short!.every((word) => long!.includes(word));
}

function prizeOf(lines: readonly Token[][]): (Prize & { sentence: number }) | null {
  for (const find of [prizeIn, treasureIn])
    for (const [sentence, tokens] of lines.entries()) {
      const prize = find(tokens);
      if (prize) return { ...prize, sentence };
    }
  return null;
}

function foesIn(
  lines: readonly Token[][],
  story: readonly string[],
  named: readonly Named[],
  never: readonly string[],
): { villain: AskedFoe | null; minion: AskedFoe | null } {
  const worst = named
    .map((person) => ({
      person,
      enmity:
        person.sentence < 0 || asksForHelp(person, story[person.sentence] ?? '')
          ? 0
          : enmityOf(person, story[person.sentence] ?? '') + pointedAt(person, named, story),
    }))
    .filter(({ enmity }) => enmity > 0)
    .sort((a, b) => b.enmity - a.enmity)[0]?.person;
  const kinds = lines.map((tokens) => creaturesIn(tokens, never));
  const one = kinds.find((kind) => kind.one)?.one ?? null;
  const many = kinds.find((kind) => kind.many)?.many ?? null;
  const byName: AskedFoe | null = worst
    ? { name: worst.name, pronoun: worst.pronoun, kind: worst.title || (one?.kind ?? '') }
    : null;
  const nameless = lines.map(namelessFoe).find((foe) => foe !== null) ?? null;
  const unknown = story.map(unknownFoe).find((foe) => foe !== null) ?? null;
  return { villain: byName ?? nameless ?? one ?? unknown ?? (many && leaderOf(many)), minion: many };
}

/** `Commander Ruiz opens the airlock. Stop him.` */
function pointedAt(person: Named, named: readonly Named[], story: readonly string[]): number {
  const isLast = named.filter(({ sentence }) => sentence === person.sentence).at(-1) === person;
  const next = story[person.sentence + 1] ?? '';
  return isLast && /^(?:stop|catch|kill|defeat|unmask|expose|beat|find) (?:him|her|them|it)\b/i.test(next)
    ? 2
    : 0;
}

/** Where the tale begins, and where it has to end. */
function placesOf(
  lines: readonly Token[][],
  prize: (Prize & { sentence: number }) | null,
): { place: AskedPlace | null; lair: AskedPlace | null } {
  const found = lines.flatMap(placesIn);
  const isLair = (one: Candidate) =>
    one.isFar ||
    (prize !== null && one.sentence === prize.sentence && one.from >= prize.end && one.from - prize.end < 4);
  const best = (list: Candidate[]) => list.sort((a, b) => b.weight - a.weight)[0] ?? null;
  const near = best(found.filter((one) => !isLair(one)));
  const away = best(found.filter(isLair));
  const place = near ?? (away && !away.isFar ? away : null);
  const lair = away && away.name !== place?.name ? away : null;
  const plain = (one: Candidate | null): AskedPlace | null =>
    one && { name: one.name.slice(0, 60), nature: one.nature };
  return { place: plain(place), lair: plain(lair) };
}

function thingsOf(lines: readonly Token[][], prize: Prize | null, place: AskedPlace | null): string[] {
  const taken = new Set(plainWordsOf(`${prize?.name ?? ''} ${place?.name ?? ''}`));
  const found = lines.flatMap(thingsIn).filter(
    (name) =>
      !plainWordsOf(name)
        .slice(1)
        .some((word) => taken.has(word)),
  );
  return [...new Set(found)].filter((name) => name.length < 50).slice(0, 3);
}

function patternOf(text: string, { patterns }: TaleLibrary, villain: AskedFoe | null): PatternName | null {
  const words = new Set(plainWordsOf(text).flatMap((word) => [word, singularOf(word)]));
  let best: PatternName | null = villain && villain.kind !== '' && villain.pronoun === 'it' ? 'hunt' : null;
  let most = best ? 1 : 0;
  for (const name of patternNames) {
    const score = (patterns.get(name)?.tags ?? []).filter((tag) => words.has(tag)).length;
    if (score > most) [best, most] = [name, score];
  }
  return best;
}

function lengthOf(description: string): Length {
  if (
    /\b(?:one[- ]?shot|(?:one|single) (?:evening|session)|short (?:tale|adventure|game|story))\b/i.test(
      description,
    )
  )
    return 'short';
  if (/\b(?:campaign|several sessions|long (?:tale|adventure|game|story)|epic)\b/i.test(description))
    return 'long';
  return 'medium';
}

import { type Condition, hinders } from '../conditions/condition.ts';
import type { Asked, AskedPlace, Length } from './asked.ts';
import type { TaleLibrary } from './sources.ts';
import { toldThings } from './told-things.ts';
import type { Wish } from './wish.ts';
import { type Candidate, placesIn } from './wish/asked-places.ts';
import { foesIn, metIn, soughtIn, titled } from './wish/cast.ts';
import { chooseGenre } from './wish/choose-genre.ts';
import { choosePattern } from './wish/choose-pattern.ts';
import { foreignNames } from './wish/foreign-names.ts';
import { goalIn, helpAskedIn } from './wish/goal.ts';
import { goalPlaceIn } from './wish/goal-place.ts';
import { heroIn } from './wish/hero.ts';
import { isGibberish } from './wish/gibberish.ts';
import { languageOf } from './wish/language-of.ts';
import type { Part } from './wish/part.ts';
import { partsIn } from './wish/parts.ts';
import { namesIn, type Token, tokensOf } from './wish/phrases.ts';
import { placeNoun } from './wish/places.ts';
import { asTold, cleaned, isAboutTheGame, isDirection, isStyle, sentencesOfWish } from './wish/premise.ts';
import { type Prize, prizeIn, treasureIn } from './wish/prize.ts';
import { troubleIn } from './wish/trouble.ts';
import { unwantedIn } from './wish/unwanted.ts';
import { plainWordsOf } from './words.ts';

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
  // Every word of a title has a capital.
  const names = namesIn(story);
  const lines = isNoise || isForeign ? [] : story.map((sentence) => tokensOf(sentence, names));
  const heroes = isNoise || isForeign ? [] : story.flatMap((sentence) => heroIn(asTold(sentence)) ?? []);
  const isHero = ({ title, isNamed }: Part['somebody']) =>
    !isNamed && heroes.some(({ role }) => role.split(' ').at(-1) === title);
  const parts = partsIn(lines).filter(
    ({ somebody }) =>
      !isPlayed(somebody.name, wish.players ?? []) &&
      !isHero(somebody) &&
      !isLabel(somebody.name, story, lines),
  );
  const foreign = isForeign
    ? foreignNames(
        sentencesOfWish(text).map((line) => tokensOf(line)),
        language,
      )
    : null;
  const isHere = (name: string) =>
    parts.some(({ somebody, absence }) => somebody.name === name && somebody.isNamed && absence === null);
  const found = prizeOf(lines);
  const sought = soughtIn(parts);
  const foes = foesIn(lines, story, parts, never);
  const worn = toldThings(
    story.map(asTold).join(' '),
    parts.map(({ somebody }) => somebody.name),
  ).filter(({ isHeld, owner }) => isHeld && owner !== foes.villain?.name);
  // Whoever can be met need not be found, nor what one of them has on them.
  const isWorn = (name: string) => worn.some((one) => one.name === name);
  const prize = found && (isHere(found.name) || (!found.isLost && isWorn(found.name))) ? null : found;
  const people = [
    ...metIn(parts, [foes.villain?.name]),
    ...(isForeign ? [] : titled(cleaned(wish.name), parts)),
  ];
  const shipped = new Set(
    [...library.genres.values()].flatMap(({ places }) =>
      [...places.values()].map(({ name }) => name.replace(/^the /, '')),
    ),
  );
  const met = [...people, ...(foreign?.people ?? [])];
  const isNobody = ({ name }: { name: string }) =>
    !parts.some(({ somebody }) => somebody.isNamed && name.includes(somebody.name));
  const told = placesOf(lines, prize, isNobody);
  const { place, lair } =
    told.place || isForeign
      ? told
      : { ...placesOf([tokensOf(cleaned(wish.name))], null, isNobody), lair: told.lair };
  const isRead = !isForeign && !isNoise;
  const goalPlace = isRead ? goalPlaceIn(story.map(asTold), place?.name ?? null) : null;
  const said = isRead ? story.filter((sentence) => !isDirection(sentence)).map(asTold) : [];
  const trouble = troubleIn(said);
  // Who is known to have done it is not to be found out.
  const blamed = foes.villain?.name.split(' ').at(-1)?.toLowerCase();
  const isKnown =
    blamed !== undefined &&
    /^\p{Lu}/u.test(foes.villain!.name) &&
    trouble?.clause.toLowerCase().includes(blamed) === true;
  const ordered = heroes.find((hero) => hero.goal !== null)?.goal ?? null;
  const goal = isRead
    ? (ordered ??
      goalIn(story.map(asTold)) ??
      searchFor(prize, sought) ??
      (isKnown ? `put a stop to ${foes.villain?.name}` : trouble?.goal) ??
      helpAskedIn(story.map(asTold)))
    : null;
  return {
    ...chooseGenre(`${text}\n${cleaned(wish.tone ?? '')}`, library),
    pattern: choosePattern(`${cleaned(wish.name)}\n${story.join('\n')}`, library, {
      villain: foes.villain,
      goal,
    }),
    length: lengthOf(wish.description),
    premise: isForeign || isNoise ? [] : premiseOf(story),
    place: place ?? foreign?.place ?? null,
    lair: goalPlace ?? lair,
    goalPlace,
    stops: told.stops,
    ...foes,
    prize: (prize?.isLost ? prize.name : null) ?? sought ?? prize?.name ?? null,
    goal,
    trouble,
    people: met
      .filter(({ name }) => !shipped.has(name))
      .map(({ name, role, pronoun }) => ({ name, role, pronoun })),
    asker: parts.some(({ asks, somebody }) => asks > 0 && somebody.name === people[0]?.name)
      ? people[0]!.name
      : null,
    absent: parts.flatMap(({ somebody: { name, isNamed }, absence }) =>
      isNamed && absence && name !== foes.villain?.name ? [{ name, why: absence }] : [],
    ),
    kept: parts
      .filter(
        ({ somebody: { name, isNamed }, absence, conditions }) =>
          isNamed && absence !== null && name !== foes.villain?.name && conditions.some(keepsStill),
      )
      .map(({ somebody: { name, role, pronoun } }) => ({ name, role, pronoun })),
    conditions: Object.fromEntries(
      parts
        .filter(({ conditions }) => conditions.length > 0)
        .map(({ somebody, conditions }) => [somebody.name, conditions]),
    ),
    nature: [...new Set(plainWordsOf(text).flatMap((word) => placeNoun(word)?.nature ?? []))],
    never,
  };
}

/** Who cannot come is still somewhere. */
const keepsStill = (condition: Condition) => hinders(condition, 'come');

/** What can be read out, each sentence once. */
function premiseOf(story: readonly string[]): string[] {
  const told = story
    .filter((sentence) => !isDirection(sentence))
    .map(asTold)
    .map((sentence) => heroIn(sentence)?.told ?? sentence);
  const kept = [...new Set(told)].filter(Boolean);
  const [goal] = story.flatMap((sentence) => heroIn(asTold(sentence))?.goal ?? []);
  return kept.length === 0 && goal ? [`You have to ${goal}.`] : kept;
}

/** `Feudal Japan.`, `St Brannoc hospital`: where it is, and nobody. */
function isLabel(name: string, story: readonly string[], lines: readonly Token[][]): boolean {
  return (
    story.some((sentence) => sentence.replace(/[.!]+$/, '') === name) ||
    lines
      .flatMap(placesIn)
      .some(
        (place) =>
          place.name.replace(/^the (?:old )?/, '').startsWith(`${name} `) &&
          placeNoun(place.name.split(' ').at(-1)!) !== null,
      )
  );
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
function searchFor(prize: Prize | null, sought: string | null): string | null {
  if (prize?.isLost) return `find ${prize.name}`;
  return sought ? `find ${sought}` : null;
}

function prizeOf(lines: readonly Token[][]): (Prize & { sentence: number }) | null {
  for (const find of [prizeIn, treasureIn])
    for (const [sentence, tokens] of lines.entries()) {
      const prize = find(tokens);
      if (prize) return { ...prize, sentence };
    }
  return null;
}

/** Where the tale begins, and where it has to end. */
function placesOf(
  lines: readonly Token[][],
  prize: (Prize & { sentence: number }) | null,
  isPlace: (one: Candidate) => boolean,
): { place: AskedPlace | null; lair: AskedPlace | null; stops: AskedPlace[] } {
  const found = lines.flatMap(placesIn).filter(isPlace);
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
  const stops = found
    .filter(({ name, weight }) => weight > 1 && name !== place?.name && name !== lair?.name)
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);
  return { place: plain(place), lair: plain(lair), stops: stops.slice(0, 3).map((one) => plain(one)!) };
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

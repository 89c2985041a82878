import { listed } from '../language/nouns.ts';
import type { Telling } from '../telling/telling.ts';
import type { Case } from './case.ts';
import { inquiryOf, isKnown, lookOf, statementOf } from './inquiry.ts';

const asksForSum =
  /\bwhat (?:do|did|have) (?:we|i) (?:know|got|have|learn(?:ed|t)?|found|find|gather(?:ed)?|discover(?:ed)?)\b(?! (?:about|of|on) )|\b(?:sum|summar\w+|recap\w*|go over|review|list|read|show|check|look (?:at|over|through)) (?:up )?(?:me )?(?:all )?(?:the |my |our )?(?:clues?|evidence|notes?|notebook|case|facts|findings|suspects|statements)\b|^(?:the |my |our )?(?:clues|evidence|notes|case notes|suspects|recap|summary)(?: so far)?[?.!]*$|\bso far\b.{0,20}\?|\bwho are (?:all )?the suspects\b|\bwhat (?:are|were) (?:the|our|my) (?:clues|suspects|leads)\b|\bwhat(?:'s| is) (?:still )?missing\b|\bwhat clues\b|\bwhich clues\b|\bany clues\b|\b(?:write|note|jot) (?:down |up )?(?:all )?(?:the |my |our )?(?:clues|evidence|facts|findings|what we know)\b|\b(?:compare|check|review|go through|go over) (?:all )?(?:the |their |our |all )?(?:alibis|stories|testimon\w+)\b|^\W*(?:summari[sz]e|summary|recap|sum (?:it )?up|let'?s recap)\W*$|\bwhat (?:am|are) (?:i|we) (?:still )?missing\b/i;

export const asksToSumUp = (text: string): boolean => asksForSum.test(text.trim());

export const asksWhoIsHere =
  /\bwho (?:are|is) (?:you all|all of you|everyone|everybody|here|all here|these people|they all|the (?:guests|others|people|passengers|crew))\b|\bwho all is (?:here|there)\b/i;

export const asksWhatHappened =
  /\bwho(?:'s| is| was| has been| had been|) (?:died|dead|killed|murdered|poisoned|(?:the )?victim)\b|\bwhat(?:'s| is| was| has been| had been|) (?:stolen|missing|taken|wrecked|sabotaged)\b|\bwhat(?: exactly| has|) happened(?: here| tonight| there| again)?\W*$/i;

/** What the case is about, as it was told in the beginning. */
export function tellWhatHappened(turn: Telling, { outline, hours, scene, suspects }: Case): void {
  turn.isTimeless = true;
  const { crime, matter } = outline;
  const done = {
    murder: `${matter} was found dead ${scene.at}`,
    poisoning: `${matter} was poisoned ${scene.at}`,
    theft: `${matter} is gone, and was taken from where it was kept, ${scene.at}`,
    sabotage: `${matter} was wrecked, ${scene.at}`,
  }[crime];
  const told = `${done.charAt(0).toUpperCase()}${done.slice(1)}.`;
  turn.told.push(
    `${told} It must have been ${hours}, and ${suspects.length} of those here could have done it.`,
  );
}

/** Everybody by name, and what they are. */
export function tellWhoIsHere(turn: Telling, one: Case): void {
  turn.isTimeless = true;
  const people = turn.world.places.flatMap((place) => place.people);
  const all = people.map(({ name, role }) => (role ? `${name}, the ${role}` : name));
  turn.told.push(`There are ${people.length} of them: ${all.join('; ')}.`);
  if (people.length > one.suspects.length)
    turn.told.push(
      `Of these ${one.suspects.length} are suspected: ${listed(one.suspects.map(({ name }) => name))}.`,
    );
}

/** What the table has found and heard, numbered, so that it can be asked for as often as one likes. */
export function sumUp(turn: Telling, one: Case): void {
  turn.isTimeless = true;
  const { known } = inquiryOf(turn.state);
  const found = one.findings.filter(({ id }) => known.includes(id)).map(({ note }) => note);
  const looks = one.suspects
    .filter((suspect) => isKnown(turn, lookOf(one, suspect)))
    .map(({ name, belonging }) => `${name} ${belonging.worn}`);
  const said = (keys: RegExp) =>
    known.filter((id) => keys.test(id)).flatMap((id) => statementOf(one, id)?.note ?? []);
  const names = listed(one.suspects.map(({ name }) => name));
  turn.told.push(`There are ${one.suspects.length} suspects: ${names}.`);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Found', found],
    ['Worn', looks],
    ['Claimed', said(/^a\d/)],
    ['Seen and heard', said(/^(?:s\d|e|n|f|q|x1|x2|c1|c2)$/)],
    ['Reasons', [...new Set(said(/^[mo]\d/))]],
  ];
  for (const [title, notes] of parts) {
    if (notes.length === 0) continue;
    turn.paragraph();
    turn.told.push(`${title}: ${notes.map((note, at) => `(${at + 1}) ${note}`).join('; ')}.`);
  }
  const silent = one.suspects.filter((_, at) => !known.includes(`a${at}`)).map(({ name }) => name);
  turn.paragraph();
  if (silent.length > 0 && silent.length < one.suspects.length)
    turn.told.push(`Not yet asked where they were, ${silent.length} of them: ${listed(silent)}.`);
  const half = [
    isKnown(turn, 't', 'f')
      ? 'what was left there is known'
      : `something must have been left ${one.scene.at}`,
    isKnown(turn, 'e', 'u') ? 'one story is known to be false' : 'one of the stories must be false',
  ];
  turn.paragraph();
  turn.told.push(`A proof has 2 halves: (1) ${half[0]}; (2) ${half[1]}.`);
  if (parts.every(([, notes]) => notes.length === 0))
    turn.told.push(
      `You have 0 clues yet: ask the ${one.suspects.length} of them where they were, and look around ${one.scene.at}.`,
    );
}

import { listed } from '../language/nouns.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import { quotable, sayAnyway } from './say-anyway.ts';

/** Of one entry of the record in an answer. */
const longest = 300;

/** So many entries make a recap. */
const mostEntries = 6;
/** So many of them are what somebody has told. */
const mostTellers = 3;

const quoted = (leads: readonly string[], text: string) =>
  leads.map((lead) =>
    `${lead}: "${quotable(text.slice(0, longest).toWellFormed())}".`.replace(/\."\.$/, '."'),
  );

/** What has happened, from what everybody may know: the chronicle, the record, deeds, and who has told what. */
export function tellStory(turn: Telling): void {
  const { table, state, world, place } = turn;
  const told: string[][] = [];
  const chapter = table.chronicle.chapters.at(-1);
  const summary = chapter && sentencesOf(chapter.summary).at(-1);
  if (summary)
    told.push(
      quoted(['The chronicle has this', 'So the last chapter has it', 'As it was set down'], summary),
    );
  const facts = table.world.facts.slice(-3).join('; ');
  if (facts !== '')
    told.push(quoted(['What you know by now', 'On record stands', 'You have found out this much'], facts));
  const deeds = state.deeds.slice(-3).map(({ who, what }) => `${who} ${what}`);
  if (deeds.length > 0)
    told.push([
      `Not to forget: ${listed(deeds)}.`,
      `So far ${listed(deeds)}.`,
      `It was like this: ${listed(deeds)}.`,
    ]);
  told.push(...heard(turn));
  if (told.length === 0) {
    const mine = lastWords(turn);
    if (mine !== '')
      told.push([
        `What you wrote last: "${mine}".`,
        `The last of it, in your own words: "${mine}".`,
        `You came as far as this: "${mine}".`,
      ]);
    const quest = world.threat ? turn.prose.fill(world.threat.quest, turn.slots).replace(/[.!]$/, '') : '';
    told.push(
      quest !== '' && world.patron
        ? [
            `Not much yet: you came to ${place.name}, and ${world.patron.name} asked for help with this: ${quest}.`,
            `You have only begun: ${world.patron.name} wants this of you: ${quest}.`,
            `So far you are ${place.at}, with one task before you: ${quest}.`,
          ]
        : [
            `Not much yet: you are ${place.at}, and the tale has only begun.`,
            `You have only just come to ${place.name}.`,
            `So far nothing has happened but that you are ${place.at}.`,
          ],
    );
  }
  for (const wordings of told.slice(0, mostEntries)) sayAnyway(turn, wordings);
}

/** What the asker wrote last in everybody's hearing. */
function lastWords({ table, speaker }: Telling): string {
  const mine = table.history.filter(
    ({ sender, playerName, isWhispered }) =>
      sender === 'player' && playerName === speaker.seat.name && !isWhispered,
  );
  return quotable((mine.at(-1)?.content ?? '').slice(0, 120).toWellFormed().replace(/\s+/g, ' ').trim());
}

/** What people have told, the latest of each, and by whom: those who are here last. */
function heard({ place, state, world }: Telling): string[][] {
  const elsewhere = world.places.filter(({ id }) => id !== place.id).flatMap(({ people }) => people);
  const tellers = [...elsewhere, ...place.people].filter(
    ({ id }) => (state.people[id]?.told.length ?? 0) > 0,
  );
  return tellers.slice(-mostTellers).flatMap((teller) => {
    const topic = teller.topics[state.people[teller.id]!.told.at(-1)!];
    if (!topic) return [];
    const [words = topic.says] = sentencesOf(topic.says);
    return [
      [
        `${teller.name} told you: "${words}"`,
        `From ${teller.name} you have this: "${words}"`,
        `In the words of ${teller.name}: "${words}"`,
      ],
    ];
  });
}

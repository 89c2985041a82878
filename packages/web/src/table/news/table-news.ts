import type { GameRead, PartyMember } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { languageName } from '../host/languages.ts';

/** Something that happened beside the story while this window was open: it stands behind the newest message of that moment. */
export interface News {
  after: number;
  words: string;
}

type Known = Pick<
  GameRead,
  | 'name'
  | 'description'
  | 'creator_id'
  | 'creator_name'
  | 'tone'
  | 'pace'
  | 'language'
  | 'model'
  | 'agency'
  | 'has_adventure'
  | 'sequel_id'
  | 'budget_state'
>;

/** What is different about a game that was read again. Lines and veils are not told: who looks on would see who added one. */
export function gameNews(before: Known, after: Known): string[] {
  const news: string[] = [];
  const says = words.story.news;
  if (before.creator_id !== after.creator_id) news.push(says.host(after.creator_name));
  if (before.name !== after.name) news.push(says.name(after.name));
  if (before.description !== after.description) news.push(says.description);
  if (before.tone !== after.tone)
    news.push(after.tone ? words.newGame.toneChosen(after.tone) : words.newGame.toneLeftOpen);
  if (before.pace !== after.pace) {
    news.push(after.pace === 'round' ? says.paceRound : says.paceFree);
  }
  if (before.language !== after.language) {
    news.push(after.language ? says.language(languageName(after.language)) : says.noLanguage);
  }
  if (before.agency !== after.agency) {
    news.push(after.agency ? says.agency : says.noAgency);
  }
  if (before.model !== after.model) news.push(says.model);
  if (before.has_adventure !== after.has_adventure) {
    news.push(after.has_adventure ? says.adventure : says.noAdventure);
  }
  if (after.budget_state && before.budget_state && before.budget_state !== after.budget_state)
    news.push(words.money.news[after.budget_state]);
  if (after.sequel_id && before.sequel_id !== after.sequel_id) news.push(says.sequel);
  return news;
}

/** Who came, who went, and who plays somebody else. What I do myself I know. */
export function partyNews(
  before: readonly PartyMember[],
  after: readonly PartyMember[],
  me: string,
): string[] {
  const says = words.story.news;
  const sat = new Map(before.map((member) => [member.user_id, member]));
  const sits = new Set(after.map(({ user_id }) => user_id));
  const left = before.filter(({ user_id }) => !sits.has(user_id) && user_id !== me);
  const changed = after
    .filter(({ user_id }) => user_id !== me)
    .flatMap(({ user_id, name, character }) => {
      const known = sat.get(user_id);
      if (!known) return [character ? says.joinsAs(name, character.name) : says.joins(name)];
      const isOther = character && character.id !== known.character?.id;
      return isOther ? [says.plays(name, character.name)] : [];
    });
  return [...left.map(({ name }) => says.left(name)), ...changed];
}

export type Placed<Message> = { message: Message } | { news: News };

/** Messages and news in the order in which they are read. */
export function withNews<Message extends { id: number }>(
  messages: readonly Message[],
  news: readonly News[],
): Placed<Message>[] {
  const rows = [
    ...messages.map((message) => ({ at: message.id, row: { message } })),
    ...news.map((one) => ({ at: one.after, row: { news: one } })),
  ];
  // Of the same place the message comes first: sorting keeps their order.
  return rows.sort((left, right) => left.at - right.at).map(({ row }) => row);
}

import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../api/queries.ts';
import { fightSentences } from '../../words/en/fight.ts';
import { words } from '../../words/words.ts';

export type FightSentences = typeof fightSentences;

/** What is offered to be said to the DM, in the language of whoever says it; the storyteller reads English alone. */
export function useFightSentences(): FightSentences {
  const { data: about } = useQuery(aboutQuery);
  return about?.storyteller === true ? fightSentences : words.fight.sentences;
}

import type { Chapter, MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '../../account/session.ts';
import { chronicleQuery } from '../../api/queries.ts';
import { isStranger, keepVisit, readLastVisit } from './last-visit.ts';

/** So many chapters bring somebody up to date. */
const fewChapters = 3;

/** The newest chapters for whoever comes late or comes back after a day; none for everybody else, and once put away. */
export function useStorySoFar(
  gameId: string,
  messages: MessageRead[],
): { chapters: Chapter[]; dismiss: () => void } {
  const me = useMe();
  const speaks = messages.some(({ user_id }) => user_id === me.id);
  const newest = messages.at(-1)?.created_at;
  // As it was on arrival: reading and speaking here must not take the card away.
  const [visit] = useState(() => readLastVisit(gameId, me.id));
  const [wanted, setWanted] = useState(() => isStranger(visit, { now: Date.now(), speaks }));
  const { data } = useQuery({ ...chronicleQuery(gameId), enabled: wanted });

  useEffect(() => {
    keepVisit(gameId, me.id, {
      ...(newest ? { seenAt: Date.parse(newest) } : {}),
      ...(speaks ? { spoke: true } : {}),
    });
  }, [gameId, me.id, newest, speaks]);

  const last = data?.chapters.at(-1);
  const isNews = wanted && last !== undefined && last.to_id > visit.toldTo;
  return {
    chapters: isNews ? (data?.chapters.slice(-fewChapters) ?? []) : [],
    dismiss() {
      setWanted(false);
      if (last) keepVisit(gameId, me.id, { toldTo: last.to_id });
    },
  };
}

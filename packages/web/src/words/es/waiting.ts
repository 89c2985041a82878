import type { waiting as en } from '../en/waiting.ts';

export const waiting: typeof en = {
  title: 'Personajes de esta historia',
  line: (level, kind, player) =>
    [`Nivel ${level}`, kind, player ? `· lo jugaba hasta ahora ${player}` : ''].filter(Boolean).join(' '),
};

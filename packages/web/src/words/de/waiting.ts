import type { waiting as en } from '../en/waiting.ts';

export const waiting: typeof en = {
  title: 'Figuren dieser Geschichte',
  line: (level, kind, player) =>
    [`Stufe ${level}`, kind, player ? `· bisher gespielt von ${player}` : ''].filter(Boolean).join(' '),
};

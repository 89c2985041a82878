import type { waiting as en } from '../en/waiting.ts';

export const waiting: typeof en = {
  title: 'Personnages de cette histoire',
  line: (level, kind, player) =>
    [`Niveau ${level}`, kind, player ? `· joué jusqu’ici par ${player}` : ''].filter(Boolean).join(' '),
};

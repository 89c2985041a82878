import type { offline as en } from '../en/offline.ts';

export const offline: typeof en = {
  kept: (time: string) => `Hors connexion : voici ce que le navigateur a gardé, au ${time}.`,
  cannotSay: 'Hors connexion, on ne peut rien dire. Tu pourras reprendre ici dès qu’elle sera revenue.',
  update: 'Une nouvelle version de Fireside est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
};

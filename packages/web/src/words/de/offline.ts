import type { offline as en } from '../en/offline.ts';

export const offline: typeof en = {
  kept: (time: string) => `Ohne Verbindung: Das hier hat der Browser aufgehoben, Stand ${time}.`,
  cannotSay: 'Ohne Verbindung lässt sich nichts sagen. Sobald sie wieder da ist, geht es hier weiter.',
  update: 'Es gibt ein neueres Fireside.',
  reload: 'Neu laden',
  later: 'Später',
};

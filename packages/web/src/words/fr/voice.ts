import type { voice as en } from '../en/voice.ts';

export const voice: typeof en = {
  readAloud: 'Lire l’histoire à voix haute',
  readAloudHint: 'Cet appareil lit chaque réponse du MJ dès qu’elle est entière.',
  noReading: 'Ce navigateur n’a pas de voix pour lire.',
  dictation: 'Dicter ce que tu écris',
  dictationHint:
    'Un micro se trouve à côté du champ. Fireside n’envoie aucun son nulle part ; l’éditeur de ton navigateur peut écouter pour le transcrire.',
  noDictation: 'Ce navigateur ne prend pas la dictée.',
  reading: 'Lecture à voix haute',
  stopReading: 'Arrêter la lecture',
  dictate: 'Dicter',
  stopDictating: 'Arrêter la dictée',
  notAllowed: 'Le navigateur ne laisse pas cette page utiliser le micro.',
  notHeard: 'Rien n’a pu être compris. Réessaie.',
};

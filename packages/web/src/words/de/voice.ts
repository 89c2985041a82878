import type { voice as en } from '../en/voice.ts';

export const voice: typeof en = {
  readAloud: 'Die Geschichte vorlesen',
  readAloudHint: 'Jede Antwort der Spielleitung liest dieses Gerät vor, sobald sie ganz da ist.',
  noReading: 'Dieser Browser hat keine Stimme zum Vorlesen.',
  dictation: 'Diktieren, was du schreibst',
  dictationHint:
    'Neben dem Feld steht ein Mikrofon. Fireside sendet den Ton nirgendwohin; wer deinen Browser herstellt, hört vielleicht mit, um ihn aufzuschreiben.',
  noDictation: 'Dieser Browser kann kein Diktat aufnehmen.',
  reading: 'Wird vorgelesen',
  stopReading: 'Vorlesen beenden',
  dictate: 'Diktieren',
  stopDictating: 'Diktat beenden',
  notAllowed: 'Der Browser lässt diese Seite das Mikrofon nicht benutzen.',
  notHeard: 'Es war nichts zu verstehen. Versuch es noch einmal.',
};

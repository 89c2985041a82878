import type { capsule as en } from '../en/capsule.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('de');

export const capsule: typeof en = {
  download: 'Kampagnenkapsel, mit den Geheimnissen der SL',
  import: 'Kapsel einlesen',
  importHint:
    'Eine Kampagne aus einem anderen Fireside geht hier weiter, mit ihrer Geschichte, ihrer Welt und ihren Figuren.',
  file: 'Kapseldatei',
  working: 'Die Kampagne zieht ein. Eine lange braucht eine Minute.',
  notACapsule: 'Diese Datei ist keine Kampagnenkapsel. Wähle eine, die auf .fireside.json endet.',
  otherVersion:
    'Diese Kapsel stammt aus einer anderen Fassung von Fireside, die hier nicht gelesen werden kann.',
  broken: (where) => `Etwas in dieser Kapsel stimmt nicht (${where}). Es wurde nichts übernommen.`,
  tooLarge: (megabytes) => `Diese Datei ist größer als ${number(megabytes)} MB. Es wurde nichts übernommen.`,
  unreadable: 'Diese Datei ließ sich nicht öffnen.',
};

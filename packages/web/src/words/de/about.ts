import type { about as en } from '../en/about.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('de');

export const about: typeof en = {
  title: 'Über Fireside',
  line: 'Fireside ist eine Spielleitung für eine Runde unter Freunden. Es läuft auf einem Rechner, der dir gehört; was ihr spielt, bleibt dort, außer dem, was ein Sprachmodell eurer Wahl erzählen soll.',
  house: {
    title: 'Dieses Haus',
    version: 'Version',
    gameMaster: 'Spielleitung',
    storyteller: 'Der eingebaute Erzähler',
    rulebooks: 'Regelbücher',
    none: 'Keine',
    passages: (passages) => count(passages, { one: 'Abschnitt', other: 'Abschnitte' }),
  },
  model: {
    title: 'Ein Modell anschließen',
    line: 'Ohne Sprachmodell leitet der eingebaute Erzähler den Tisch: Er braucht nichts, auch kein Netz. Um den Tisch einem Modell zu übergeben, setzt, wer Fireside betreibt, vor dem Start eines hiervon:',
    own: 'Ein Modell auf diesem Rechner',
    compatible: 'Alles, was dasselbe Protokoll spricht',
    anyName: 'beliebiger-name',
  },
  rules: {
    title: 'Regeln und Herkunft',
    line: 'Die mitgelieferten Regelbücher sind aus dem „System Reference Document 5.1“ von Wizards of the Coast LLC gemacht, das unter der Lizenz „Creative Commons Namensnennung 4.0 International“ steht. Fireside gehört nicht zu Wizards of the Coast.',
  },
  licences: {
    title: 'Lizenzen',
    line: 'Fireside ist freie Software unter der MIT-Lizenz. Dieses Programm im Browser steht auf der Arbeit anderer:',
  },
};

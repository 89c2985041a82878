import type { entrance as en } from '../en/entrance.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('de');

export const entrance: typeof en = {
  home: 'Fireside',
  about: 'Über Fireside',
  language: 'Sprache',
  windowTitle: 'Fireside · eine Spielleitung für eine Runde unter Freunden',
  heading: 'Eine Spielleitung für eine Runde unter Freunden.',
  line: 'Bring eine Figur mit und sag, was du tust. Fireside erzählt die Geschichte, würfelt vor aller Augen und führt die Bögen, auf einem Rechner, der dir gehört.',
  signInOrRegister: 'Anmelden oder registrieren',
  invited:
    'Du bist zu einem Spiel eingeladen. Melde dich an oder registriere dich, dann bist du gleich wieder bei der Einladung.',
  invitedToSignIn:
    'Du bist zu einem Spiel eingeladen. Melde dich an, dann bist du gleich wieder bei der Einladung.',
  setup: 'Noch verwaltet niemand dieses Fireside. Registriere dich oder melde dich an, dann kannst du es.',
  openingInvitation: 'Die Einladung wird geöffnet',
  signIn: {
    heading: 'Anmelden',
    submit: 'Anmelden',
    question: 'Neu hier?',
    change: 'Ein Konto anlegen',
  },
  register: {
    heading: 'Ein Konto anlegen',
    submit: 'Registrieren',
    question: 'Warst du schon einmal hier?',
    change: 'Stattdessen anmelden',
  },
  closed: 'Neu hier? Konten legt an, wer dieses Haus führt. Frag dort nach deinem.',
  invitationCode: 'Einladungscode',
  invitationCodeHint: 'Konten gibt es hier für Eingeladene. Der Code kommt mit der Einladung zu einem Spiel.',
  name: 'Name',
  nameHint: 'So werden dich die anderen am Tisch nennen.',
  password: 'Passwort',
  passwordHint: (characters) => `Mindestens ${number(characters)} Zeichen, ganz gleich welche.`,
  show: 'Zeigen',
  hide: 'Verbergen',
  thePassword: ': Passwort',
  sample: {
    caption: 'Von einem Abend am Feuer',
    ferry:
      'Die Fähre stößt ans andere Ufer. Niemand wartet mit einer Laterne, und doch schwingt das Glockenseil noch. Hinter dem Schilf bleibt etwas Schweres stehen, im selben Augenblick wie du.',
    listen: 'Ich lösche unser Licht und lausche. Auf wie vielen Füßen geht es?',
    roll: 'Wahrnehmung',
    four: 'Auf vieren. Zwei davon schleifen. Was immer es ist, es war schon verletzt, ehe du kamst, und es fürchtet die Glocke mehr als dich.',
  },
};

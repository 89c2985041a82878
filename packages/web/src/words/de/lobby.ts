import type { lobby as en } from '../en/lobby.ts';
import { formsOf } from '../forms.ts';

const { count, list, number } = formsOf('de');

export const lobby: typeof en = {
  title: 'Spiele',
  newGame: 'Neues Spiel',
  loading: 'Die Spiele werden geladen',
  atYourTable: 'An deinem Tisch',
  ended: 'Beendete Spiele',
  others: 'Weitere Spiele hier',

  active: 'Läuft',
  over: 'Beendet',
  yourTurn: 'Du bist am Zug',
  yourRoll: (notation, roll) => ['Dein Wurf: ', notation(roll)],
  waitingFor: (names) => `Wartet auf ${list(names)}`,
  fresh: (unread, many) => `${number(unread)}${many ? '+' : ''} neu`,
  freshMessages: (unread, many) =>
    many
      ? `Mehr als ${number(unread)} neue Nachrichten`
      : count(unread, { one: 'neue Nachricht', other: 'neue Nachrichten' }),
  dm: 'Spielleitung',
  line: (name, text) => `${name}: ${text}`,
  whispered: (name, text) => `${name} flüstert: ${text}`,
  noDescription: 'Keine Beschreibung.',
  andMore: (names, more) => `${names} und ${number(more)} weitere`,
  adventure: 'Abenteuer',

  filter: 'Zeigen',
  all: 'Alle',
  waitingForMe: 'Warten auf mich',
  search: 'Nach Namen suchen',
  nothingWaits: 'Im Augenblick wartet nichts auf dich.',
  nothingFound: 'Keines der gezeigten Spiele heißt so.',
  nothingFoundWaiting: 'Kein Spiel, das auf dich wartet, heißt so.',

  tryAgain: 'Noch einmal',
  showMore: 'Mehr zeigen',
  lookingForMore: 'Weitere werden gesucht …',
  ofList: (title) => `aus „${title}“`,
  shown: (games) => `${count(games, { one: 'Spiel wird', other: 'Spiele werden' })} gezeigt.`,

  deleteGame: (name) => `${name} löschen`,
  deleteQuestion: (name) => `„${name}“ löschen?`,
  deleteConfirm: 'Das Spiel löschen',
  deleteWarning:
    'Geschichte, Welt und Abenteuer gehen mit ihm verloren, für alle am Tisch. Die Figuren bleiben.',
  deleted: (name) => `„${name}“ ist gelöscht.`,

  firstTitle: 'Noch ist kein Tisch für dich gedeckt',
  firstWords:
    'Sag der Spielleitung, wonach dir ist, oder beginne mit einem kurzen Abenteuer, das spielfertig bereitliegt: eine Fähre, eine Glocke und etwas im Schilf. Wenn hier schon Freunde spielen, frag sie nach ihrem Code.',
  firstSample: 'Das Beispielabenteuer beginnen',
  firstOwn: 'Ein eigenes Spiel anlegen',

  characters: 'Deine Figuren',
  noCharacters: 'Noch niemand. Nimm in einer Minute eine fertige Figur oder bau selbst eine.',
  newCharacter: 'Neue Figur',

  storyteller: (link) => [
    'Eingebauter Erzähler: Es ist kein Sprachmodell eingerichtet. ',
    link('So schließt du ein Modell an'),
  ],
};

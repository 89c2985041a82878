import type { newGame as en } from '../en/new-game.ts';
import { formsOf } from '../forms.ts';

const { number, count } = formsOf('de');

export const newGame: typeof en = {
  title: 'Neues Spiel',
  intro:
    'Besprich es mit der Spielleitung, oder gib dem Spiel nur einen Namen und fang an. Beides geht, in jeder Reihenfolge.',
  theGame: 'Das Spiel',
  name: 'Name',
  description: 'Beschreibung',
  descriptionHint: 'Das können alle lesen, schon bevor sie dazukommen.',
  create: 'Spiel anlegen',
  readingAdventure: 'Die Spielleitung liest das Abenteuer …',
  sample: {
    name: 'Die Glocke von Niederfähr',
    description:
      'Eine Überfahrt, eine Glocke, die von selbst läutet, und ein Fährmann, der nicht ist, wo er sein sollte. Ein Abend.',
  },

  howPlayed: 'Wie gespielt wird',
  optional: '(optional)',
  tone: 'Ton',
  toneHint: 'Wie die Spielleitung erzählt, in ein paar Worten von dir. Alle können das lesen.',
  tones: ['düster', 'heiter', 'unheimlich', 'heldenhaft'],
  toneSuggestions: 'Vorschläge für den Ton',
  toneIs: (tone) => `Der Ton: ${tone}.`,
  toneChosen: (tone) => `Ein Ton wurde gewählt: ${tone}.`,
  toneLeftOpen: 'Der Ton ist wieder offen: Die Spielleitung erzählt, wie sie mag.',
  language: 'Sprache der Geschichte',
  languageHint:
    'Was die Spielleitung spricht. Bleibt es offen, antwortet sie so, wie die Spielenden schreiben.',
  pace: 'Tempo',
  paceEach: 'Nacheinander',
  paceRound: 'In Runden',
  paceEachHint: 'Die Spielleitung antwortet sofort auf jede Nachricht.',
  paceRoundHint:
    'Die Spielleitung wartet, bis alle Anwesenden gehandelt haben, und antwortet ihnen gemeinsam.',
  gameMaster: 'Spielleitung',
  gameMasterHint: 'Das Modell, das dieses Spiel leitet.',
  houseModel: (model) => `Wie im Haus üblich (${model})`,
  lines: 'Grenzen',
  linesHint: 'Was nie in der Geschichte vorkommt, in keiner Form. Je Zeile eins.',
  veils: 'Schleier',
  veilsHint:
    'Was geschehen darf, aber nicht gezeigt wird. Je Zeile eins. Am Tisch können alle beides ergänzen, ohne Namen.',

  adventure: 'Abenteuer',
  adventureFile: 'Datei mit dem Abenteuer',
  openFile: 'Datei öffnen',
  pasteHere: 'Füg es hier ein, oder zieh eine Markdown-, Text- oder PDF-Datei herein.',
  playersWillNot: 'Das sehen die Spielenden nicht.',
  length: (amount) => count(amount, { one: 'Wort', other: 'Wörter' }),
  remove: 'Entfernen',
  reading: (file) => `„${file}“ wird gelesen …`,
  readingFile: 'Die Datei wird gelesen',
  notText: (file) => `„${file}“ ist keine Textdatei. Lesbar sind Markdown, reiner Text und PDF.`,
  tooLarge: (file) => `„${file}“ ist größer als 40 MB.`,
  noText: (file) => `In „${file}“ steht kein Text; vielleicht sind es eingescannte Seiten.`,
  emptyFile: (file) => `„${file}“ ist leer.`,
  tooLong: (length, most) =>
    `Das sind ${number(length)} Zeichen; ein Abenteuer darf ${number(most)} haben. Lass weg, wohin die Spielenden nicht kommen.`,
  locked: 'Dieses PDF ist mit einem Passwort geschützt.',
  damaged: 'Dieses PDF lässt sich nicht lesen; vielleicht ist die Datei beschädigt.',

  readAgain: 'Noch einmal lesen',
  noOutline: 'Es gibt keine Gliederung anzusehen. Das Spiel lässt sich auch ohne sie anlegen.',
  readingOutline: 'Das Abenteuer wird für seine Gliederung gelesen …',
  howRead: 'So liest es die Spielleitung',
  correct: 'Öffne einen Teil, um zu berichtigen, was er ist oder wo das Spiel beginnt.',
  correctLater: 'Was hier falsch ist, kannst du in der Chronik unter „Drehbuch“ berichtigen.',
  playBegins: 'hier beginnt das Spiel',

  withDm: 'Mit der Spielleitung',
  you: 'Du',
  dm: 'SL',
  writing: 'Die Spielleitung schreibt',
  askAgain: 'Noch einmal fragen',
  heardEnough: 'Die Spielleitung hat genug gehört. Leg das Spiel an, wann immer du willst.',
  tellDm: 'Sag der Spielleitung, was ihr spielen möchtet',
  whatToPlay: 'Was möchtet ihr spielen?',
  send: 'Senden',
  openers: [
    'Ein Rätsel für einen Abend, zum Einstieg',
    'Ein klassisches Verlies, lange Kampagne',
    'Stürme, Piraten und eine Karte mit einem Loch darin',
    'Überrasch uns',
  ],
  openersWithAdventure: [
    'Schlag ein Spiel daraus vor',
    'Wir fangen gerade erst an',
    'Nicht länger als ein Abend',
  ],
  followUps: ['Schlag ein Spiel vor', 'Düsterer', 'Heiterer', 'Kürzer'],
};

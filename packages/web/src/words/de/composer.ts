import { formsOf } from '../forms.ts';
import type { composer as en } from '../en/composer.ts';

const { list, number, plural } = formsOf('de');

export const composer: typeof en = {
  dm: 'SL',
  action: { label: 'Was tust du?', short: 'Tun', option: 'Tun: Die Spielleitung antwortet' },
  table: {
    label: 'Sag etwas zur Runde',
    short: 'Tisch',
    option: 'Tischgespräch: Die Spielleitung hört es nicht',
    hears: 'Tischgespräch: Alle lesen es, die Spielleitung nicht.',
  },
  whisper: {
    label: 'Flüstern',
    short: 'Flüstern',
    group: 'Zuflüstern',
    left: 'Wer das hören sollte, hat den Tisch verlassen: Wähle, wer es stattdessen hören soll.',
    leftOption: 'Jemandem zuflüstern, der gegangen ist',
    toDm: 'Der SL zuflüstern',
    hearsDm: 'Geflüster an die Spielleitung: Nur ihr beide lest es.',
    to: (name) => `Zuflüstern: ${name}`,
    hears: (name) => `Geflüster an ${name}: Nur ihr beide lest es.`,
  },
  whoHears: 'Wer es hört',
  send: 'Senden',
  toChooseFrom: (many) => `${many} zur Auswahl mit den Pfeiltasten`,
  length: (written, most) => `${number(written)} von ${number(most)} Zeichen`,
  help: 'Eingabe sendet, / zeigt Befehle',
  ownDice: 'Ich würfle selbst',
  writing: (people) =>
    people.length > 3
      ? 'Mehrere schreiben …'
      : `${list(people)} ${plural(people.length, { one: 'schreibt', other: 'schreiben' })} …`,
  answerNote: { sentence: 'Die Spielleitung nimmt das als deine Antwort.', talk: 'Als Tischgespräch senden' },
  offered: {
    move: 'Ich gehe ',
    both: (first, second) => `${first}. Dann: ${second}`,
  },
  commands: {
    title: 'Was du schreiben kannst',
    list: 'Befehle',
    or: (first, second) => `${first} oder ${second}`,
    roll: {
      names: ['würfeln', 'wurf'],
      takes: 'Würfel, und wofür',
      meaning: 'Vor allen würfeln: /roll 1d20+3 Heimlichkeit',
    },
    ooc: {
      names: ['tisch'],
      takes: 'Worte',
      meaning: 'Der Runde etwas sagen; die Spielleitung hört es nicht',
    },
    whisper: {
      names: ['flüstern'],
      takes: 'Name, Worte',
      meaning: 'Einer Person allein etwas sagen, oder der Spielleitung',
    },
    me: {
      names: ['ich'],
      takes: 'Worte',
      meaning: 'Erzählen, was deine Figur tut, mit ihrem Namen davor',
    },
    help: { names: ['hilfe'], takes: '', meaning: 'Diese Befehle zeigen' },
    breaksKey: 'Umschalt+Eingabe',
    breaks: 'Bricht die Zeile um; Eingabe allein sendet',
    slash: 'Beginnt, was du sagst, mit einem Schrägstrich',
    onlyDm: 'Nur die Spielleitung und du',
    plays: (character) => `Spielt ${character}`,
    here: 'An diesem Tisch',
  },
  told: {
    noDice: 'Schreib die Würfel dahinter, etwa /roll 1d20+3 Heimlichkeit.',
    dmHearsNothing: 'Die Spielleitung hört gerade nichts. Mit den anderen kannst du weiter flüstern.',
    noWhisper: 'Schreib hinter den Namen, was zu hören sein soll.',
    toWhom: (people) => `Wem zuflüstern? Schreib einen dieser Namen dahinter: ${people.join(', ')}.`,
    left: 'Wer das hören sollte, hat den Tisch verlassen. Wähle, wer es stattdessen hören soll.',
    noDeed: 'Schreib hinter /me, was deine Figur tut.',
    onlyTalk: 'Gerade gibt es nur das Tischgespräch. Niemand kann handeln.',
    unknown: (name) =>
      `Den Befehl /${name} gibt es nicht. Soll es mit einem Schrägstrich beginnen, schreib zwei davon.`,
  },
  roll: {
    title: 'Du bist am Zug',
    asks: (notation) => ['Du bist am Zug: Würfle ', notation],
    range: (min, max) => `${min} bis ${max}`,
    showsOne: (die) => `Was zeigt der ${die}?`,
    showMany: 'Was zeigen die Würfel?',
    die: (die, place, of) => `${die}, ${place} von ${of}`,
    faces: (die, max, isAddedUp) =>
      `Ein ${die} zeigt 1 bis ${max}.${isAddedUp ? ' Der Rest wird für dich zusammengezählt.' : ''}`,
    dropped: (faces) => `ohne ${faces}`,
    result: 'Ergebnis',
    forMe: 'Für mich würfeln',
    byHand: (result, what) => `${result}, mit eigenen Würfeln (${what}).`,
    notWhole: 'Schreib eine ganze Zahl.',
    outside: (min, max) => `Diese Würfel zeigen ${min} bis ${max}.`,
    impossible: (notation, min, max) =>
      `${notation} ergibt ${min} bis ${max}. Berichtige die Zahl, oder lass für dich würfeln.`,
  },
  connection: {
    lost: 'Die Verbindung ist weg. Sie wird neu aufgebaut; was du schreibst, bleibt und wird dann gesendet.',
    again: 'Neu verbinden',
  },
  ended: {
    title: 'Zu Ende',
    victory: 'Die Geschichte endet mit einem Sieg',
    defeat: 'Die Geschichte endet mit einer Niederlage',
    resolved: 'Die Geschichte ist zu Ende erzählt',
    other: 'Dieses Spiel ist zu Ende',
    toGames: 'Zurück zu den Spielen',
  },
  turn: {
    stoppedTitle: 'Angehalten',
    stopped: 'Die Antwort wurde angehalten, bevor sie begann.',
    answerAfterAll: 'Doch antworten lassen',
    again: 'Den Zug wiederholen',
  },
  pause: {
    pause: 'Das Spiel anhalten',
    resumeGame: 'Das Spiel fortsetzen',
    title: 'Angehalten',
    heading: 'Das Spiel ist angehalten',
    sentence: 'Lass dir Zeit. Mit der Runde kannst du inzwischen reden.',
    resume: 'Fortsetzen',
    dropped: 'Unbeantwortet',
    droppedSentence: 'Die Spielleitung hat aufgehört zu antworten, als das Spiel angehalten wurde.',
    answerNow: 'Jetzt antworten lassen',
  },
  round: {
    you: 'du',
    somebody: 'jemand',
    toRoll: (asked) => `Wurf steht aus: ${list(asked)}`,
    toRollAndAct: (asked, others) => `Wurf steht aus: ${list(asked)}; auch am Zug: ${list(others)}`,
    toAct: (others) => `Noch am Zug: ${list(others)}`,
    acted: (acted, of) => `${acted} von ${of} ${plural(acted, { one: 'hat', other: 'haben' })} gehandelt`,
  },
};

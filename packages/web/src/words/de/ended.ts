import type { ended as en } from '../en/ended.ts';
import { formsOf } from '../forms.ts';

const { count, plural, number } = formsOf('de');

export const ended: typeof en = {
  titlePage: 'Titelseite',
  opening: 'Die Titelseite wird aufgeschlagen',
  retry: 'Noch einmal',
  soFar: 'Der Abend bisher',
  goesOn: 'Die Geschichte geht weiter',
  outcomes: {
    victory: 'Die Geschichte endet mit einem Sieg',
    defeat: 'Die Geschichte endet mit einer Niederlage',
    resolved: 'Die Geschichte ist zu Ende erzählt',
  },
  over: 'Dieses Spiel ist zu Ende',
  hours: (hours, minutes) =>
    [
      hours > 0 ? count(hours, { one: 'Stunde', other: 'Stunden' }) : '',
      minutes > 0 || hours === 0 ? count(minutes, { one: 'Minute', other: 'Minuten' }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  atTheTable: (time) => `${time} am Tisch`,
  party: 'Die Gruppe',
  playedBy: (name) => `gespielt von ${name}`,
  onlyWatched: 'hat niemanden gespielt',
  level: (before, after, className) =>
    [className, before === after ? `Stufe ${after}` : `Stufe ${before} bis ${after}`]
      .filter(Boolean)
      .join(', '),
  fates: { alive: 'am Leben', fallen: 'gefallen', dead: 'tot', left: 'hat den Tisch verlassen' },
  hitPoints: (current, max) => `${number(current)} von ${number(max)} TP`,
  lastWords: 'Der letzte Satz',
  rolls: 'Würfe, von denen man noch spricht',
  fames: {
    decisive: 'Der Wurf, der es entschied',
    natural_20: 'Eine natürliche 20',
    natural_1: 'Eine natürliche 1',
    highest: 'Der höchste Wurf',
  },
  rolledBy: (name) => (name === null ? 'gewürfelt von der Spielleitung' : `gewürfelt von ${name}`),
  readThere: 'Dort nachlesen',
  figures: 'In Zahlen',
  figure: {
    messages: (n) => plural(n, { one: 'Nachricht', other: 'Nachrichten' }),
    turns: (n) => plural(n, { one: 'Antwort der Spielleitung', other: 'Antworten der Spielleitung' }),
    rolls: (n) => plural(n, { one: 'Wurf', other: 'Würfe' }),
    natural_20s: (n) => plural(n, { one: 'natürliche 20', other: 'natürliche 20er' }),
    natural_1s: (n) => plural(n, { one: 'natürliche 1', other: 'natürliche 1er' }),
    wounds: (n) => plural(n, { one: 'Trefferpunkt verloren', other: 'Trefferpunkte verloren' }),
    healed: (n) => plural(n, { one: 'Trefferpunkt geheilt', other: 'Trefferpunkte geheilt' }),
    fights: (n) => plural(n, { one: 'Kampf', other: 'Kämpfe' }),
    foes_down: (n) => plural(n, { one: 'Gegner besiegt', other: 'Gegner besiegt' }),
  },
  withheld: (n) =>
    `${count(n, { one: 'Satz', other: 'Sätze' })} der Spielleitung ${n === 1 ? 'wurde' : 'wurden'} zurückgehalten, weil nichts ${n === 1 ? 'ihn' : 'sie'} belegte.`,
  download: 'Geschichte herunterladen',
  forms: { md: 'Als Text (Markdown)', html: 'Als Seite (HTML)', json: 'Als Daten (JSON)' },
  fromBeginning: 'Von Anfang an lesen',
  howItEnded: 'Das Ende lesen',
  turningBack: 'Es wird zurückgeblättert …',
  sequel: 'Fortsetzung beginnen',
  sequelAsked: 'Eine Fortsetzung beginnen?',
  notNow: 'Jetzt nicht',
  sequelTells:
    'Ein neues Spiel beginnt mit allen, die hier sitzen, und die Spielleitung kennt diese Geschichte als seine Vergangenheit. Diese hier bleibt zum Lesen, wie sie ist.',
  goOn: 'Weiter in der Fortsetzung',
  chapters: 'Kapitel',
  unseen: (n) => `Was niemand gesehen hat: ${count(n, { one: 'Szene', other: 'Szenen' })}`,
  seenAll: 'Ihr habt jede Szene des Abenteuers gesehen.',
};

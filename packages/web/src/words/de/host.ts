import type { host as en } from '../en/host.ts';

export const host: typeof en = {
  cancel: 'Abbrechen',
  save: 'Speichern',
  adventureRead: 'Die Spielleitung hat das Abenteuer gelesen.',
  adventureGone: 'Das Abenteuer ist weggelegt.',
  anotherMeaning:
    'Dieses Spiel folgt einem Abenteuer. Ein neues nimmt ab der nächsten Antwort seinen Platz ein; die bisherige Geschichte bleibt, wie sie ist.',
  firstMeaning:
    'Ab der nächsten Antwort folgt die Spielleitung einem Abenteuer; die bisherige Geschichte bleibt, wie sie ist.',
  playWithout: 'Ohne Abenteuer spielen',
  reading: 'Die Spielleitung liest …',
  useAdventure: 'Dieses Abenteuer nehmen',
  settingsSaved: 'Die Einstellungen sind gespeichert.',
  name: 'Name',
  description: 'Beschreibung',
  descriptionHint: 'Das können alle lesen, schon bevor sie dazukommen.',
  language: 'Sprache der Geschichte',
  asPlayersWrite: 'Wie die Runde schreibt',
  pace: 'Tempo',
  paces: {
    each: { label: 'Nacheinander', hint: 'Die Spielleitung antwortet sofort auf jede Nachricht.' },
    round: {
      label: 'In Runden',
      hint: 'Die Spielleitung wartet, bis alle Anwesenden gehandelt haben, und antwortet ihnen gemeinsam.',
    },
  },
  model: 'Spielleitung',
  houseModel: (model) => `Wie im Haus üblich (${model})`,
  players: 'Mitspielende',
  nobodyElse: 'Hier sitzt noch niemand sonst. Lade erst jemanden ein.',
  noCharacter: 'noch keine Figur',
  remove: 'Entfernen',
  removeTitle: (name) => `${name} entfernen?`,
  removePlayer: 'Aus der Runde entfernen',
  letStay: 'Bleiben lassen',
  removeMeaning: (name) =>
    `${name} kann hier nicht mehr lesen und spielen. Was gesagt wurde, bleibt in der Geschichte. Der Code ändert sich, sodass der alte niemanden mehr hereinlässt.`,
  removed: (name) => `${name} ist entfernt, und der Code ist neu.`,
  handOver: 'Übergeben',
  toWhom: (name) => ` an ${name}`,
  handOverTitle: (name) => `Das Spiel an ${name} übergeben?`,
  handItOver: 'Übergeben',
  keepIt: 'Behalten',
  handOverMeaning: (name) =>
    `Von da an kann nur ${name} dieses Spiel ändern, teilen oder löschen. Deinen Platz behältst du, und nur ${name} kann es zurückgeben.`,
  handedOver: (name) => `Das Spiel gehört jetzt ${name}.`,
};

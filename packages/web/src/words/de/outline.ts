import type { outline as en } from '../en/outline.ts';

export const outline: typeof en = {
  scenes: 'Szenen',
  aloud: 'Wird vorgelesen',
  alone: 'Nur für die Spielleitung',
  show: 'Zeigen, was nur die Spielleitung weiß',
  hide: 'Verbergen, was nur die Spielleitung weiß',
  title: 'Titel',
  kind: 'Was es ist',
  begins: 'Hier beginnt das Spiel',
  here: 'Hier ist die Gruppe',
  notSeen: 'Das sehen die Spielenden nicht',
  showAll: (parts) => `Alle ${parts} Teile zeigen`,
  heard: (aloud, all) =>
    aloud === 0
      ? 'Nichts darin ist zum Vorlesen bestimmt: Die Spielleitung erzählt alles mit eigenen Worten, und die Spielenden sehen es nicht.'
      : `Was vorgelesen wird, in ${aloud} von ${all} Teilen, hören die Spielenden Wort für Wort. Den Rest sehen sie nicht.`,
  kinds: {
    scene: 'Szene',
    part: 'Teil, über Szenen',
    background: 'Hintergrund',
    people: 'Leute',
    creatures: 'Wesen',
    items: 'Gegenstände',
    ending: 'Ende',
    front: 'Nicht zum Spielen',
  },
};

import type { outline as en } from '../en/outline.ts';

export const outline: typeof en = {
  scenes: 'Escenas',
  aloud: 'Se lee en voz alta',
  alone: 'Solo para el DM',
  show: 'Mostrar lo que solo sabe el DM',
  hide: 'Ocultar lo que solo sabe el DM',
  title: 'Título',
  kind: 'Qué es',
  begins: 'El juego empieza aquí',
  here: 'El grupo está aquí',
  notSeen: 'Los jugadores no verán esto',
  showAll: (parts) => `Mostrar las ${parts} partes`,
  heard: (aloud, all) =>
    aloud === 0
      ? 'Nada en ella está marcado para leerse en voz alta: el DM lo cuenta todo con sus palabras, y los jugadores no lo verán.'
      : `Lo que se lee en voz alta, en ${aloud} de ${all} partes, los jugadores lo oyen palabra por palabra. El resto no lo verán.`,
  kinds: {
    scene: 'Escena',
    part: 'Parte, por encima de escenas',
    background: 'Trasfondo',
    people: 'Gente',
    creatures: 'Criaturas',
    items: 'Objetos',
    ending: 'Final',
    front: 'No se juega',
  },
};

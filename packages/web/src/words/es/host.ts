import type { host as en } from '../en/host.ts';

export const host: typeof en = {
  cancel: 'Cancelar',
  save: 'Guardar',
  adventureRead: 'El DM ha leído la aventura.',
  adventureGone: 'La aventura se ha retirado.',
  anotherMeaning:
    'Esta partida sigue una aventura. Una nueva ocupa su lugar desde la próxima respuesta; la historia hasta ahora queda como está.',
  firstMeaning:
    'El DM sigue una aventura desde la próxima respuesta; la historia hasta ahora queda como está.',
  playWithout: 'Jugar sin aventura',
  reading: 'El DM está leyendo…',
  useAdventure: 'Usar esta aventura',
  settingsSaved: 'Los ajustes están guardados.',
  name: 'Nombre',
  description: 'Descripción',
  descriptionHint: 'Todos pueden leerla, antes incluso de unirse.',
  language: 'Idioma de la historia',
  asPlayersWrite: 'Como escriban los jugadores',
  pace: 'Ritmo',
  paces: {
    each: { label: 'De uno en uno', hint: 'El DM responde a cada jugador al momento.' },
    round: {
      label: 'Por rondas',
      hint: 'El DM espera a que todos los presentes hayan actuado y les responde a la vez.',
    },
  },
  model: 'Quién dirige',
  houseModel: (model) => `El de la casa (${model})`,
  players: 'Jugadores',
  nobodyElse: 'Aún no hay nadie más aquí. Invita primero a alguien.',
  noCharacter: 'aún sin personaje',
  remove: 'Quitar',
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removePlayer: 'Quitar de la mesa',
  letStay: 'Dejar que se quede',
  removeMeaning: (name) =>
    `${name} ya no podrá leer ni jugar aquí. Lo que dijo queda en la historia. El código cambia, para que no pueda volver con el antiguo.`,
  removed: (name) => `${name} ya no está en la mesa, y el código es nuevo.`,
  handOver: 'Ceder',
  toWhom: (name) => ` a ${name}`,
  handOverTitle: (name) => `¿Ceder la partida a ${name}?`,
  handItOver: 'Cederla',
  keepIt: 'Conservarla',
  handOverMeaning: (name) =>
    `Desde entonces solo ${name} puede cambiar, compartir o borrar esta partida. Conservas tu sitio, y solo ${name} puede devolvértela.`,
  handedOver: (name) => `La partida es ahora de ${name}.`,
};

import type { design as en } from '../en/design.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('es');

export const design: typeof en = {
  tryAgain: 'Reintentar',
  keepIt: 'Conservar',
  close: 'Cerrar',
  notifications: 'Avisos',
  dismiss: 'Descartar',
  showAll: 'Mostrar todo',
  showLess: 'Mostrar menos',
  copied: 'Copiado',
  cannotCopy: 'Tu navegador no deja copiar aquí. Selecciona el texto y cópialo a mano.',
  justNow: 'ahora mismo',
  ago: {
    year: (amount) => (amount === 1 ? 'el año pasado' : `hace ${amount} años`),
    month: (amount) => (amount === 1 ? 'el mes pasado' : `hace ${amount} meses`),
    week: (amount) => (amount === 1 ? 'la semana pasada' : `hace ${amount} semanas`),
    day: (amount) => ['ayer', 'anteayer'][amount - 1] ?? `hace ${amount} días`,
    hour: (amount) => (amount === 1 ? 'hace 1 hora' : `hace ${amount} horas`),
    minute: (amount) => (amount === 1 ? 'hace 1 minuto' : `hace ${amount} minutos`),
  },
  trouble: {
    title: 'Esto no se puede mostrar',
    line: 'Algo ha fallado en esta ventana. No se ha perdido nada: la historia la guarda el servidor.',
    reload: 'Recargar la página',
    back: 'Volver a las partidas',
  },
  cannotBeShown: {
    composer: 'No se puede mostrar el campo de texto.',
    fight: 'No se puede mostrar el combate.',
    journal: 'No se puede mostrar la crónica.',
    party: 'No se puede mostrar el grupo.',
    sheet: 'No se puede mostrar la hoja.',
    titlePage: 'No se puede mostrar la portada.',
    story: 'No se puede mostrar la historia.',
    table: 'No se puede mostrar la mesa.',
    world: 'No se puede mostrar el mundo.',
  },
  hitPointsOf: (name) => `Puntos de golpe de ${name}: `,
  deathSaves: (saves) => `Salvaciones contra muerte: ${saves}`,
  deathSavesMade: 'Salvaciones contra muerte superadas',
  deathSavesFailed: 'Salvaciones contra muerte falladas',
  savesOf: (successes, failures) =>
    `${count(successes, { one: 'éxito', other: 'éxitos' })}, ${count(failures, { one: 'fallo', other: 'fallos' })}`,
};

import type { notify as en } from '../en/notify.ts';

export const notify: typeof en = {
  title: 'Avisos',
  question: '¿Te aviso cuando sea tu turno?',
  sound: 'Sonido',
  notification: 'Notificación',
  no: 'No',
  changedInSettings: 'Puedes cambiarlo en los ajustes.',

  hint: 'Cuando es tu turno, se espera una tirada tuya o alguien te susurra algo, y no estás en esa mesa. Solo en este navegador.',
  soundSwitch: 'Un sonido suave',
  notificationSwitch: 'Una notificación del sistema',
  refused:
    'Este navegador no permite que Fireside muestre notificaciones. Puedes permitirlas para esta dirección en los ajustes del navegador.',
  missing: 'Este navegador no puede mostrar notificaciones aquí.',
  missingInsecure: 'Los navegadores solo muestran notificaciones en direcciones que empiezan por https://.',
  example: 'Así te aviso.',

  yourTurn: 'Es tu turno.',
  yourRoll: (notation) => `Se espera tu tirada: ${notation}`,
  whispers: (name) => `${name} te susurra algo.`,
  dmWhispers: 'El DM te susurra algo.',
};

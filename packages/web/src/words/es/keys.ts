import type { keys as en } from '../en/keys.ts';

export const keys: typeof en = {
  title: 'Atajos de teclado',
  sentence: 'Las teclas sueltas funcionan mientras no se escriba en ningún campo.',
  setting: 'Teclas sueltas',
  settingHint: 'Teclas como / y j llevan por la mesa mientras no se escriba en ningún campo.',
  composer: 'Escribir',
  end: 'Ir al final de la historia',
  journal: 'Abrir la crónica',
  sheet: 'Abrir tu hoja',
  menu: 'Abrir el menú de la mesa',
  help: 'Mostrar estos atajos',
  send: 'Enviar lo que has escrito',
  sendKey: 'Intro',
  breakLine: 'Saltar de línea',
  breakLineKey: 'Mayús+Intro',
  messages: 'Del botón de un mensaje al de otro',
  messagesKey: '↑ ↓',
  close: 'Cerrar lo que esté abierto, o salir del campo',
  closeKey: 'Esc',
};

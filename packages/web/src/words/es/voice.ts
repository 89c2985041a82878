import type { voice as en } from '../en/voice.ts';

export const voice: typeof en = {
  readAloud: 'Leer la historia en voz alta',
  readAloudHint: 'Este dispositivo lee cada respuesta del DM en cuanto está entera.',
  noReading: 'Este navegador no tiene voz para leer.',
  dictation: 'Dictar lo que escribes',
  dictationHint:
    'Junto al campo hay un micrófono. Fireside no envía sonido a ninguna parte; el fabricante de tu navegador puede escuchar para transcribirlo.',
  noDictation: 'Este navegador no puede tomar dictado.',
  reading: 'Leyendo en voz alta',
  stopReading: 'Dejar de leer',
  dictate: 'Dictar',
  stopDictating: 'Dejar de dictar',
  notAllowed: 'El navegador no deja que esta página use el micrófono.',
  notHeard: 'No se ha entendido nada. Prueba otra vez.',
};

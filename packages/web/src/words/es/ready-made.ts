import type { readyMade as en } from '../en/ready-made.ts';

export const readyMade: typeof en = {
  bram: {
    name: 'Bram Robledo',
    summary: 'Enano guerrero de nivel 1',
    background: 'Guardián del puente',
    line: 'Una vez defendió un puente él solo. Preferiría no repetir.',
    backstory:
      'Durante doce años Bram cobró el peaje de un puente que nadie más quería. Cuando el río se llevó el puente, él se llevó la campana y se fue a ver adónde conduce el camino.',
  },
  sable: {
    name: 'Sable Aguaviva',
    summary: 'Mediana pícara de nivel 1',
    background: 'Hija de la barcaza',
    line: 'Manos pequeñas, memoria larga, todas las llaves de la ciudad.',
    backstory:
      'Sable creció bajo los bancos de una barcaza y aprendió pronto que las verdades más hondas la gente se las cuenta al agua. Debe una deuda y cobra tres.',
  },
  ilvane: {
    name: 'Ilvane Espino',
    summary: 'Elfa maga de nivel 1',
    background: 'Archivera',
    line: 'Sabe lo que dice la inscripción. La lee en voz alta igualmente.',
    backstory:
      'Expulsada de un archivo por corregirlo, Ilvane viaja ahora para ver cuáles de las notas al pie eran ciertas.',
  },
  maren: {
    name: 'Hermana Maren',
    summary: 'Humana clériga de nivel 1',
    background: 'Enfermera de campaña',
    line: 'Mantiene a la gente con vida y lleva la cuenta de quienes no pudo salvar.',
    backstory:
      'Maren cargó camillas en dos guerras entre las mismas dos aldeas. Sus oraciones son breves y van al grano.',
  },
  tansy: {
    name: 'Tansy Cenizal',
    summary: 'Semielfa barda de nivel 1',
    background: 'Cómica de la legua',
    line: 'La mitad de las canciones son mentira. Adivina cuál.',
    backstory:
      'Tansy dejó una compañía famosa una noche antes del incendio, y desde entonces le preguntan por ello en cada pueblo.',
  },
  corvin: {
    name: 'Corvin Junco',
    summary: 'Humano explorador de nivel 1',
    background: 'Guía del pantano',
    line: 'Camina en silencio, habla menos, lo ve todo.',
    backstory:
      'Corvin cruzó a cuarenta y un viajeros por el Pantano Bajo y perdió a uno. A ese todavía lo busca.',
  },
};

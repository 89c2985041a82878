import type { about as en } from '../en/about.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('es');

export const about: typeof en = {
  title: 'Acerca de Fireside',
  line: 'Fireside es un director de juego para una mesa de amigos. Funciona en una máquina tuya; lo que jugáis se queda allí, salvo lo que se pide narrar a un modelo de lenguaje que elijáis.',
  house: {
    title: 'Esta casa',
    version: 'Versión',
    gameMaster: 'Quién dirige',
    storyteller: 'El narrador incorporado',
    rulebooks: 'Libros de reglas',
    none: 'Ninguno',
    passages: (passages) => count(passages, { one: 'pasaje', other: 'pasajes' }),
  },
  model: {
    title: 'Conectar un modelo',
    line: 'Sin modelo de lenguaje dirige la mesa el narrador incorporado: no necesita nada, ni siquiera red. Para entregar la mesa a un modelo, quien lleva Fireside elige uno de estos ajustes antes de arrancarlo:',
    own: 'Un modelo en esta máquina',
    compatible: 'Cualquier cosa que hable el mismo protocolo',
    anyName: 'un-nombre',
  },
  rules: {
    title: 'Reglas y procedencia',
    line: 'Los libros de reglas que trae Fireside están hechos a partir del «System Reference Document 5.1» de Wizards of the Coast LLC, disponible bajo la licencia «Creative Commons Atribución 4.0 Internacional». Fireside no está afiliado a Wizards of the Coast.',
  },
  licences: {
    title: 'Licencias',
    line: 'Fireside es software libre con licencia MIT. Este cliente se apoya en el trabajo de otros:',
  },
};

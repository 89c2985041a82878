import type { takingBack as en } from '../en/taking-back.ts';
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('es');

export const takingBack: typeof en = {
  retell: 'Contarlo de nuevo',
  retellMeaning: 'Lo que pasó se queda: los dados, las heridas, los hallazgos. Las palabras son nuevas.',
  wish: 'Un deseo',
  wishHint: 'Por ejemplo: más corto, o sin la araña. Puedes dejarlo vacío.',
  leaveIt: 'Dejarlo como está',
  otherWords: 'El DM busca otras palabras.',
  takenBack: 'Deshecho',
  takenBackWhen: (age) => ['Deshecho ', age],
  takenBackMeaning:
    'Lo que se deshizo no está en ninguna historia, y el DM no lo recuerda. Solo tú puedes leerlo aquí.',
  showTakenBack: 'Mostrar lo deshecho',
  nothingTakenBack: 'En esta mesa no se ha deshecho nada.',
  lookingUp: 'Buscándolo…',
  again: 'Reintentar',
  dm: 'DM',
  somebody: 'Alguien',
  wordings: 'Versiones',
  formerWording: 'Versión anterior',
  nextWording: 'Versión siguiente',
  wordingOf: (shown, takes) => `${shown} de ${takes}`,
  toldOtherwise: 'así se contó antes',
  takeBackTitle: '¿Deshacer esto?',
  takeBack: 'Deshacerlo',
  whatGoes: ({ answers, messages, isWriting }) => {
    const parts = [
      answers > 0 ? count(answers, { one: 'respuesta del DM', other: 'respuestas del DM' }) : '',
      messages > 0 ? count(messages, { one: 'mensaje de la mesa', other: 'mensajes de la mesa' }) : '',
      isWriting ? 'lo que el DM está escribiendo' : '',
    ].filter(Boolean);
    const goes =
      parts.length > 0 ? `Desaparece para todos, y con ello ${list(parts)}.` : 'Desaparece para todos.';
    return `${goes} Lo que estos turnos cambiaron se deshace.`;
  },
};

import type { journal as en } from '../en/journal.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('es');

export const journal: typeof en = {
  title: 'Crónica',
  meaning: 'Lo que el DM recuerda de la historia.',
  again: 'Reintentar',
  opening: 'Abriendo la crónica',
  noChapters:
    'Aún no hay capítulos. El DM escribe el primero cuando hay bastante que contar; hasta entonces recuerda lo que se dijo.',
  chapters: 'Capítulos',
  turningBack: 'Pasando páginas hacia atrás…',
  readInStory: 'Leer en la historia',
  correct: 'Corregir',
  quoted: (title) => `«${title}»`,
  chapterTitle: 'Título del capítulo',
  whatHappened: 'Qué ocurrió',
  whatHappenedHint: 'En adelante, el DM se atiene a estas palabras.',
  saveChapter: 'Guardar el capítulo',
  cancel: 'Cancelar',
  script: 'Guion',
  scriptMeaning: 'La aventura escena por escena, y dónde está el grupo. Revela secretos, solo a ti.',
  openingScript: 'Abriendo el guion',
  showScript: 'Mostrar el guion',
  foldScript: 'Plegar el guion',
  pinned: 'Fijado',
  pinnedSentences: 'Frases fijadas',
  unpin: (text) => `Soltar: ${text}`,
  unpinned: (text) => `Ya no fijada: ${text}`,
  undo: 'Deshacer',
  pinSentence: 'Fijar una frase',
  pinHint: 'El DM nunca olvida lo que está fijado. Toda la mesa puede leerlo.',
  pinIt: 'Fijarla',
  searchTitle: 'Búsqueda',
  searchLabel: 'Palabras en la historia',
  results: 'Encontrado',
  found: (many, isMore) => {
    if (many === 0) return isMore ? 'Nada hasta aquí.' : 'Nadie ha dicho eso aquí.';
    return count(many, { one: 'pasaje encontrado', other: 'pasajes encontrados' });
  },
  furtherBack: 'Buscar más atrás',
  dm: 'DM',
  somebody: 'Alguien',
  kinds: { whisper: 'susurrado', table: 'charla de mesa' },
};

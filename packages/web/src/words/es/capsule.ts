import type { capsule as en } from '../en/capsule.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('es');

export const capsule: typeof en = {
  download: 'Cápsula de campaña, con los secretos del DM',
  import: 'Importar una cápsula',
  importHint: 'Una campaña de otro Fireside continúa aquí, con su historia, su mundo y sus personajes.',
  file: 'Archivo de cápsula',
  working: 'La campaña se está instalando. Una larga tarda un minuto.',
  notACapsule: 'Este archivo no es una cápsula de campaña. Elige uno que termine en .fireside.json.',
  otherVersion: 'Esta cápsula es de otra versión de Fireside, que aquí no se puede leer.',
  broken: (where) => `Algo en esta cápsula no está como debería (${where}). No se ha importado nada.`,
  tooLarge: (megabytes) => `Este archivo ocupa más de ${number(megabytes)} MB. No se ha importado nada.`,
  unreadable: 'No se ha podido abrir este archivo.',
};

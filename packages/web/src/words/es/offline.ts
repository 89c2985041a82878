import type { offline as en } from '../en/offline.ts';

export const offline: typeof en = {
  kept: (time: string) => `Sin conexión: esto es lo que guardó el navegador, a fecha de ${time}.`,
  cannotSay: 'Sin conexión no se puede decir nada. En cuanto vuelva, podrás seguir desde aquí.',
  update: 'Hay una versión más nueva de Fireside.',
  reload: 'Recargar',
  later: 'Más tarde',
};

import type { app as en } from '../en/app.ts';

export const app: typeof en = {
  opening: 'Abriendo Fireside',
  openingScreen: 'Abriendo',
  outOfReach: 'No se puede llegar a Fireside',
  nothingHere: {
    title: 'Aquí no hay nada',
    line: 'Puede que la dirección esté mal escrita o que se haya borrado lo que había aquí.',
    back: 'Volver a tus partidas',
  },
  skip: 'Ir al contenido',
  home: 'Fireside, tus partidas',
  navigation: 'Menú principal',
  games: 'Partidas',
  characters: 'Personajes',
  settings: 'Ajustes',
  administration: 'Administración',
  about: 'Acerca de Fireside',
  signedInAs: (name) => `Sesión de ${name}`,
  guest: (name, link) => [
    `Estás aquí como visitante, ${name}: `,
    link('conserva esta cuenta con una contraseña'),
  ],
};

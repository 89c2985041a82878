import type { entrance as en } from '../en/entrance.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('es');

export const entrance: typeof en = {
  home: 'Fireside',
  about: 'Acerca de Fireside',
  language: 'Idioma',
  windowTitle: 'Fireside · un director de juego para una mesa de amigos',
  heading: 'Un director de juego para una mesa de amigos.',
  line: 'Trae un personaje y di lo que haces. Fireside cuenta la historia, tira los dados a la vista de todos y lleva las hojas, en una máquina tuya.',
  signInOrRegister: 'Entrar o registrarse',
  invited: 'Te han invitado a una partida. Entra o regístrate y volverás enseguida a la invitación.',
  invitedToSignIn: 'Te han invitado a una partida. Entra y volverás enseguida a la invitación.',
  setup: 'Todavía nadie administra este Fireside. Regístrate o entra, y podrás hacerlo tú.',
  openingInvitation: 'Abriendo la invitación',
  signIn: {
    heading: 'Entrar',
    submit: 'Entrar',
    question: '¿Primera vez aquí?',
    change: 'Crear una cuenta',
  },
  register: {
    heading: 'Crear una cuenta',
    submit: 'Registrarse',
    question: '¿Ya has estado aquí?',
    change: 'Entrar con mi cuenta',
  },
  closed: '¿Primera vez aquí? Las cuentas las crea quien lleva esta casa. Pídele la tuya.',
  invitationCode: 'Código de invitación',
  invitationCodeHint:
    'Aquí las cuentas son para quien tiene invitación. El código viene con la invitación a una partida.',
  name: 'Nombre',
  nameHint: 'Así te llamarán los demás en la mesa.',
  password: 'Contraseña',
  passwordHint: (characters) =>
    `Al menos ${count(characters, { one: 'carácter', other: 'caracteres' })}, los que quieras.`,
  show: 'Mostrar',
  hide: 'Ocultar',
  thePassword: ' la contraseña',
  sample: {
    caption: 'De una noche junto al fuego',
    ferry:
      'La barcaza choca con la otra orilla. Nadie espera con un farol, y sin embargo la cuerda de la campana aún se mece. Tras los juncos, algo pesado se detiene en el mismo instante que tú.',
    listen: 'Apago nuestra luz y escucho. ¿Sobre cuántas patas camina?',
    roll: 'Percepción',
    four: 'Cuatro. Dos las arrastra. Sea lo que sea, ya estaba herido antes de que llegaras, y teme más a la campana que a ti.',
  },
};

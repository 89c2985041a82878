import type { playNow as en } from '../en/play-now.ts';

export const playNow: typeof en = {
  title: 'Jugar ahora',
  line: 'Una historia, un papel, y ya estás dentro. No hace falta cuenta.',
  lineForPlayers: 'Una historia, un papel, y ya estás dentro.',
  name: '¿Cómo te llaman tus amigos?',
  nameHint: 'Vienes como visitante. Pon una contraseña más tarde si quieres quedarte.',
  tale: '¿Qué historia?',
  tales: {
    moths: {
      title: 'Nueve lámparas en la oscuridad',
      line: 'Nueve voces siguieron una luz fuera del pueblo. Siguen cantando, y cada noche falta una más.',
    },
    lease: {
      title: 'La escritura del dragón',
      line: 'Un dragón ha comprado el pueblo, con todas las de la ley. Contra una escritura no se lucha, pero quizá se pueda hablar con el dueño.',
    },
    straw: {
      title: 'Lo que enviaron los campos',
      line: 'Cada noche los espantapájaros están un campo más cerca, en filas. Una vieja guerra nunca acabó del todo.',
    },
    chorus: {
      title: 'El coro',
      line: 'Hay tripulaciones que responden a una señal que nadie más oye. Algo reúne voces y está a punto de hablar.',
    },
    inn: {
      title: 'Una noche más',
      line: 'Todas las salidas de la posada vuelven a entrar por otra puerta. Las habitaciones son gratis, y la cuenta crece.',
    },
    hound: {
      title: 'Lo que sigue al pie',
      line: 'Algo sigue a la gente hasta su casa, un poco por detrás, y a quien se vuelve a mirar no se le ve más.',
    },
    will: {
      title: 'El segundo testamento',
      line: 'El viejo lord yace entre sus orquídeas con una sonrisa, y en la caja no hay testamento. Cada invitado tenía un motivo.',
    },
    vault: {
      title: 'Cuarenta minutos en la cámara',
      line: 'Un hombre ganó todo el pueblo a las cartas. La escritura está en su caja fuerte, y el jueves da una fiesta.',
    },
    hanged: {
      title: 'El hombre al que ahorcaron dos veces',
      line: 'Al tercer día volvió por su sombrero. Ahora los del jurado mueren en el orden en que votaron.',
    },
    train: {
      title: 'El depósito del mediodía',
      line: 'Los ahorros de todos dejan el pueblo en una cámara sobre ruedas. La ley mirará su reloj hacia el mediodía.',
    },
  },
  own: 'Una frase tuya',
  ownLine: 'Di de qué debe tratar, como se lo dirías a un amigo.',
  ownLabel: 'Tu frase',
  ownExample: 'Un faro que nadie construyó, y una llave que lo abre.',
  gatheringCharacters: 'Ya vienen los personajes…',
  begin: 'Empezar',
  goOn: 'Seguir',
  steps: {
    enter: 'Se te abre la puerta…',
    game: 'Se pone la mesa…',
    seat: 'Se te lleva a tu sitio…',
  },
  kept: 'Lo hecho hasta aquí se conserva: se sigue desde ahí.',
  toTheTable: 'A la mesa, tal como está',
  storytellerLeads:
    'Dirige el narrador incorporado: cuenta en inglés, sigue lo que escribes, tira los dados y no tiene detrás ningún modelo de lenguaje.',
  modelLeads: (model) =>
    `Dirige ${model}: un modelo de lenguaje, que cuenta en tu idioma. Los dados y las hojas los lleva el servidor.`,
};

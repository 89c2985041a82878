import type { administration as en } from '../en/administration.ts';
import { formsOf } from '../forms.ts';

const { number, list, count } = formsOf('es');

function many(amount: number, one: string, several: string): string {
  return amount === 1 ? one : `${number(amount)} ${several}`;
}

const characters = (amount: number) => many(amount, 'un personaje', 'personajes');

export const administration: typeof en = {
  title: 'Administración',
  titleOf: (part) => `${part} · Administración`,
  parts: {
    overview: 'Resumen',
    users: 'Cuentas',
    games: 'Partidas',
    models: 'Modelos',
    cost: 'Coste',
  },
  backToGames: 'Volver a tus partidas',
  tryAgain: 'Reintentar',
  showMore: 'Mostrar más',
  lookingForMore: 'Buscando más…',
  linesShown: (amount) => (amount === 1 ? 'Se muestra 1 línea.' : `Se muestran ${number(amount)} líneas.`),
  lookingUp: {
    overview: 'Cargando el resumen…',
    users: 'Cargando las cuentas…',
    games: 'Cargando las partidas…',
    models: 'Cargando los modelos…',
    cost: 'Cargando el coste…',
    gameCosts: 'Cargando el coste por partida…',
  },
  notForYou: {
    title: 'Esto solo lo ve quien administra',
    how: (command) => [
      'Esta página es para quien mantiene este Fireside. Mientras nadie lo administre, cada arranque muestra un enlace que lleva hasta aquí; después, la orden ',
      command,
      ' en su máquina te da ese papel.',
    ],
  },
  claim: {
    title: 'Administrar este Fireside',
    nobody:
      'Nadie lo hace todavía. Al administrarlo ves las cuentas, las partidas sin sus historias, los modelos y lo que cuestan, y puedes borrar cuentas.',
    become: 'Asumir la administración',
    signedInAs: (name, link) => [
      `Has iniciado sesión como ${name}. ¿Debe ser otra cuenta? `,
      link('Cierra la sesión en los ajustes'),
      ' y vuelve a abrir el enlace.',
    ],
  },
  overview: {
    version: 'Versión',
    started: 'En marcha desde',
    nodes: (amount) => `; ${number(amount)} nodos comparten la base de datos`,
    database: 'Base de datos',
    freeDisk: 'Disco libre',
    freeDiskUnknown: 'Desconocido: pregunta al servidor de la base de datos',
    users: 'Cuentas',
    usersAmong: (users, guests, administrators) =>
      `${number(users)}, entre ellas ${list([
        ...(guests > 0 ? [many(guests, 'una de visitante', 'de visitantes')] : []),
        many(administrators, 'una de administración', 'de administración'),
      ])}`,
    games: 'Partidas',
    gamesGoingOn: (games, active) => `${number(games)}, ${number(active)} de ellas en curso`,
    messages: 'Mensajes',
    whoMayRegister: 'Quién puede registrarse',
    registration: {
      open: 'Cualquiera que llegue a esta página',
      invited: 'Quien tenga el código de una partida',
      closed: 'Nadie: las cuentas las creas en la línea de órdenes',
    },
    guests: 'Visitantes sin contraseña',
    guestsNotWelcome: 'No se admiten',
    guestsWelcome: 'Se admiten',
    guestsWithCode: 'Se admiten, con el código de una partida',
  },
  users: {
    name: 'Nombre',
    registered: 'Registro',
    lastSeen: 'Última visita',
    nowhere: 'sin sesión abierta',
    games: 'Partidas',
    stored: 'Guardado',
    account: 'Cuenta',
    you: 'tú',
    administrator: 'administración',
    guest: 'visitante',
    deactivated: 'desactivada',
    empty: 'Nadie se ha registrado.',
  },
  deletion: {
    button: (name) => ['Borrar', name],
    title: (name) => `¿Borrar a ${name}?`,
    ownTitle: '¿Borrar tu propia cuenta?',
    confirm: 'Borrar la cuenta',
    losses: 'Esto desaparece para siempre y nadie puede recuperarlo:',
    account: (name) => `la cuenta ${name}, con todas sus sesiones`,
    characters,
    games: (amount, name) =>
      `${many(amount, 'una partida que creó', 'partidas que creó')} ${name}, para toda la mesa`,
    stays: (name) => `Lo que ${name} dijo en las partidas de otros se queda allí, sin nombre.`,
    done: (name) => `Se ha borrado a ${name}.`,
  },
  games: {
    privacy: 'Lo que se cuenta y se susurra en una partida es de su mesa. Quien administra no lo lee.',
    game: 'Partida',
    ended: 'terminada',
    creator: 'Creada por',
    creatorUnknown: 'no se sabe',
    players: 'Jugadores',
    messages: 'Mensajes',
    lastMessage: 'Último mensaje',
    noMessage: 'ninguno aún',
    gameMaster: 'Quién dirige',
    tokensInAll: 'Tokens en total',
    empty: 'Nadie ha creado aún una partida.',
  },
  models: {
    model: 'Modelo',
    storyteller: 'El narrador incorporado',
    leads: 'dirige toda partida para la que no se eligió otro',
    state: 'Estado',
    found: (said) =>
      said
        .replace(/^the provider cannot be reached$/, 'no se llega al proveedor')
        .replace(/^the key was refused$/, 'la clave fue rechazada')
        .replace(/^the provider answers (\d+)$/, 'el proveedor responde $1')
        .replace(/^the model (.*) is not installed$/, 'el modelo $1 no está instalado')
        .replace(/^the model cannot be used$/, 'el modelo no se puede usar'),
    reached: 'se llega a él',
    gone: 'ya no se ofrece',
    notLookedAt: 'sin comprobar',
    recentCalls: 'Peticiones, 30 días',
    calls: 'Peticiones en total',
    failed: 'Fallos en total',
    tokens: 'Tokens en total',
  },
  choosing: {
    title: 'Elegir el modelo',
    chosen: (name) => `Dirige ${name}, como se eligió aquí.`,
    environment: (name) => `Dirige ${name}, como dice el entorno de este servicio.`,
    unreadable:
      'Aquí se eligió un modelo, pero su clave se selló con otro secreto y no se puede leer. Hasta que la vuelvas a dar, dirige el modelo del entorno.',
    noSecret:
      'Para guardar una clave, da antes a FIRESIDE_SECRET el mismo valor en cada nodo. Un modelo sin clave se puede elegir ya.',
    provider: 'Proveedor',
    providers: {
      ollama: 'En una máquina propia: Ollama',
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      compatible: 'Todo lo que hable como OpenAI: llama.cpp, LM Studio, vLLM, una pasarela',
    },
    address: 'Dirección base',
    addressHints: {
      ollama: 'Déjala vacía para http://127.0.0.1:11434.',
      openai: 'Déjala vacía para la de OpenAI.',
      anthropic: 'Déjala vacía para la de Anthropic.',
      compatible: 'Por ejemplo, http://127.0.0.1:8080/v1.',
    },
    key: 'Clave',
    keyHint: 'Se sella y no se vuelve a mostrar.',
    keyKept: (end) =>
      end
        ? `Hay una clave; termina en ${end}. Déjalo vacío para conservarla.`
        : 'Hay una clave. Déjalo vacío para conservarla.',
    model: 'Modelo',
    modelHint: 'Déjalo vacío y prueba: verás cuáles hay.',
    tryIt: 'Probar',
    trying: 'Probando. Quizá haya que cargar antes un modelo propio.',
    use: 'Usar este modelo',
    useStoryteller: 'Usar el narrador',
    asEnvironment: (name) => `Como dice el entorno: ${name}`,
    done: 'Dirige desde el próximo turno.',
    took: (seconds) => `La respuesta tardó ${count(seconds, { one: 'segundo', other: 'segundos' })}.`,
    slow: 'Es lento para una mesa que espera.',
    offers: (amount) => (amount === 1 ? 'Allí hay un modelo:' : `Allí hay ${number(amount)} modelos:`),
    wrong: {
      base_url:
        'No es una dirección a la que se pueda preguntar. Tiene esta forma: http://127.0.0.1:8080/v1.',
      key: 'Aquí hace falta una clave, sin espacios ni saltos de línea.',
      model: 'Ningún modelo se llama así.',
    },
    found: {
      ok: 'Responde y llama a herramientas. Puede dirigir.',
      listed: 'Se llega a él. Elige un modelo.',
      unreachable: 'Nada responde en esta dirección.',
      foreign:
        'Algo responde en esta dirección, pero no habla el idioma de un modelo. Suele terminar en /v1.',
      silent:
        'No empezó a responder en un minuto. Prueba otra vez cuando esté cargado, o elige uno más pequeño.',
      bad_key: 'La clave fue rechazada.',
      unknown_model: 'Allí no existe ese modelo.',
      no_tools: 'Responde, pero no llama a herramientas, y el DM las necesita para los dados y las hojas.',
      failing: 'Se llegó a él, pero ahora no puede responder. Comprueba su estado y tu cuota.',
    },
  },
  cost: {
    about: (variable) => [
      'Los tokens, tal como los cuenta el proveedor; donde no lo hace, se dice. Los precios los pones tú: fíjalos por millón de tokens con ',
      variable,
      '. Lo que viene de la caché del proveedor se calcula al precio completo, así que la factura puede ser menor.',
    ],
    byModel: 'Por modelo',
    byModelTable: 'Coste por modelo',
    byGame: 'Por partida, de las jugadas en los últimos 30 días',
    byGameTable: 'Coste por partida',
    model: 'Modelo',
    game: 'Partida',
    price: 'Precio por millón',
    priceUnknown: 'desconocido',
    priceNone: 'ninguno',
    priceOf: (input, output) => `${input} de entrada, ${output} de salida`,
    recentTokens: 'Tokens, 30 días',
    recentCost: 'Coste, 30 días',
    tokens: 'Tokens en total',
    cost: 'Coste en total',
    elsewhere: (tokens, cost) =>
      `De ello, charlas antes de una partida y partidas borradas: ${tokens}; coste: ${cost}.`,
    nothingAsked: 'Aún no se ha preguntado nada a ningún modelo.',
    since: (day) => `Contado desde el ${day}.`,
    noneRecently: 'No se ha jugado ninguna partida en los últimos 30 días.',
  },
};

import type { administration as en } from '../en/administration.ts';
import { formsOf } from '../forms.ts';

const { number, list, count } = formsOf('fr');

function many(amount: number, one: string, several: string): string {
  return amount === 1 ? one : `${number(amount)} ${several}`;
}

const characters = (amount: number) => many(amount, 'un personnage', 'personnages');

export const administration: typeof en = {
  title: 'Administration',
  titleOf: (part) => `${part} · Administration`,
  parts: {
    overview: 'Aperçu',
    users: 'Comptes',
    games: 'Parties',
    models: 'Modèles',
    cost: 'Coût',
  },
  backToGames: 'Retour à tes parties',
  tryAgain: 'Réessayer',
  showMore: 'Afficher plus',
  lookingForMore: 'Recherche de la suite…',
  linesShown: (amount) => count(amount, { one: 'ligne est affichée.', other: 'lignes sont affichées.' }),
  lookingUp: {
    overview: 'Chargement de l’aperçu…',
    users: 'Chargement des comptes…',
    games: 'Chargement des parties…',
    models: 'Chargement des modèles…',
    cost: 'Chargement du coût…',
    gameCosts: 'Chargement du coût par partie…',
  },
  notForYou: {
    title: 'Réservé à l’administration',
    how: (command) => [
      'Cette page est destinée à qui fait tourner ce Fireside. Tant que personne ne l’administre, chaque démarrage affiche un lien qui mène ici ; ensuite, la commande ',
      command,
      ', lancée sur sa machine, te donne ce rôle.',
    ],
  },
  claim: {
    title: 'Administrer ce Fireside',
    nobody:
      'Personne ne le fait encore. Avec ce rôle, tu vois les comptes, les parties sans leurs histoires, les modèles et leur coût, et tu peux supprimer des comptes.',
    become: 'Prendre l’administration',
    signedInAs: (name, link) => [
      `Ta connexion est au nom de ${name}. Tu veux un autre compte ? `,
      link('Déconnecte-toi dans les réglages'),
      ', puis rouvre le lien.',
    ],
  },
  overview: {
    version: 'Version',
    started: 'Démarré',
    nodes: (amount) => ` ; ${number(amount)} nœuds partagent la base de données`,
    database: 'Base de données',
    freeDisk: 'Espace libre',
    freeDiskUnknown: 'Inconnu : demande au serveur de base de données',
    users: 'Comptes',
    usersAmong: (users, guests, administrators) =>
      `${number(users)}, dont ${list([
        ...(guests > 0 ? [many(guests, 'un invité', 'invités')] : []),
        many(administrators, 'un compte d’administration', 'comptes d’administration'),
      ])}`,
    games: 'Parties',
    gamesGoingOn: (games, active) => `${number(games)}, dont ${number(active)} en cours`,
    messages: 'Messages',
    whoMayRegister: 'Qui peut s’inscrire',
    registration: {
      open: 'Quiconque accède à cette page',
      invited: 'Quiconque a le code d’une partie',
      closed: 'Personne : tu crées les comptes en ligne de commande',
    },
    guests: 'Invités sans mot de passe',
    guestsNotWelcome: 'Pas admis',
    guestsWelcome: 'Bienvenus',
    guestsWithCode: 'Bienvenus, avec le code d’une partie',
  },
  users: {
    name: 'Nom',
    registered: 'Inscription',
    lastSeen: 'Dernier passage',
    nowhere: 'aucune connexion',
    games: 'Parties',
    stored: 'Stocké',
    account: 'Compte',
    you: 'toi',
    administrator: 'administration',
    guest: 'invité',
    deactivated: 'désactivé',
    empty: 'Personne ne s’est inscrit.',
  },
  deletion: {
    button: (name) => ['Supprimer', name],
    title: (name) => `Supprimer ${name} ?`,
    ownTitle: 'Supprimer ton propre compte ?',
    confirm: 'Supprimer le compte',
    losses: 'Ceci disparaît pour toujours, et personne ne peut le faire revenir :',
    account: (name) => `le compte ${name}, avec toutes ses connexions`,
    characters,
    games: (amount, name) =>
      `${many(amount, 'une partie créée', 'parties créées')} par ${name}, pour toute la table`,
    stays: (name) => `Ce que ${name} a dit dans les parties des autres y reste, sans nom.`,
    done: (name) => `Le compte ${name} est supprimé.`,
  },
  games: {
    privacy:
      'Ce qui se raconte et se chuchote dans une partie appartient à sa table. L’administration ne le lit pas.',
    game: 'Partie',
    ended: 'terminée',
    creator: 'Créée par',
    creatorUnknown: 'inconnu',
    players: 'Joueurs',
    messages: 'Messages',
    lastMessage: 'Dernier message',
    noMessage: 'aucun encore',
    gameMaster: 'Maître du jeu',
    tokensInAll: 'Jetons en tout',
    empty: 'Personne n’a encore créé de partie.',
  },
  models: {
    model: 'Modèle',
    storyteller: 'Le conteur intégré',
    leads: 'mène toute partie pour laquelle on n’en a pas choisi d’autre',
    state: 'État',
    found: (said) =>
      said
        .replace(/^the provider cannot be reached$/, 'le fournisseur est injoignable')
        .replace(/^the key was refused$/, 'la clé a été refusée')
        .replace(/^the provider answers (\d+)$/, 'le fournisseur répond $1')
        .replace(/^the model (.*) is not installed$/, 'le modèle $1 n’est pas installé')
        .replace(/^the model cannot be used$/, 'le modèle est inutilisable'),
    reached: 'joignable',
    gone: 'plus proposé',
    notLookedAt: 'non vérifié',
    recentCalls: 'Requêtes, 30 jours',
    calls: 'Requêtes en tout',
    failed: 'Échecs en tout',
    tokens: 'Jetons en tout',
  },
  choosing: {
    title: 'Choisir le modèle',
    chosen: (name) => `${name} mène, comme choisi ici.`,
    environment: (name) => `${name} mène, comme le dit l’environnement de ce service.`,
    unreadable:
      'Un modèle a été choisi ici, mais sa clé a été scellée avec un autre secret et ne peut être lue. Tant que tu ne la redonnes pas, le modèle de l’environnement mène.',
    noSecret:
      'Pour conserver une clé, donne d’abord à FIRESIDE_SECRET la même valeur sur chaque nœud. Un modèle sans clé peut être choisi tout de suite.',
    provider: 'Fournisseur',
    providers: {
      ollama: 'Sur une machine à toi : Ollama',
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      compatible: 'Tout ce qui parle comme OpenAI : llama.cpp, LM Studio, vLLM, une passerelle',
    },
    address: 'Adresse de base',
    addressHints: {
      ollama: 'Laisse vide pour http://127.0.0.1:11434.',
      openai: 'Laisse vide pour celle d’OpenAI.',
      anthropic: 'Laisse vide pour celle d’Anthropic.',
      compatible: 'Par exemple http://127.0.0.1:8080/v1.',
    },
    key: 'Clé',
    keyHint: 'Elle est scellée et n’est plus jamais affichée.',
    keyKept: (end) =>
      end
        ? `Une clé est en place ; elle finit par ${end}. Laisse vide pour la garder.`
        : 'Une clé est en place. Laisse vide pour la garder.',
    model: 'Modèle',
    modelHint: 'Laisse vide et essaie : tu verras lesquels existent.',
    tryIt: 'Essayer',
    trying: 'Essai en cours. Un modèle à toi doit peut-être d’abord être chargé.',
    use: 'Utiliser ce modèle',
    useStoryteller: 'Utiliser le conteur',
    asEnvironment: (name) => `Comme le dit l’environnement : ${name}`,
    done: 'Il mène dès le prochain tour.',
    took: (seconds) => `La réponse a pris ${count(seconds, { one: 'seconde', other: 'secondes' })}.`,
    slow: 'C’est lent pour une table qui attend.',
    offers: (amount) => (amount === 1 ? 'Il y a là un modèle :' : `Il y a là ${number(amount)} modèles :`),
    wrong: {
      base_url:
        'Ce n’est pas une adresse qu’on puisse interroger. Elle ressemble à http://127.0.0.1:8080/v1.',
      key: 'Il faut ici une clé, sans espaces ni retours à la ligne.',
      model: 'Aucun modèle ne porte ce nom.',
    },
    found: {
      ok: 'Il répond et appelle des outils. Il peut mener.',
      listed: 'Il est joignable. Choisis un modèle.',
      unreachable: 'Rien ne répond à cette adresse.',
      foreign:
        'Quelque chose répond à cette adresse, mais ne parle pas la langue d’un modèle. Elle finit en général par /v1.',
      silent:
        'Aucune réponse n’a commencé en une minute. Réessaie quand il sera chargé, ou choisis-en un plus petit.',
      bad_key: 'La clé a été refusée.',
      unknown_model: 'Ce modèle n’existe pas là-bas.',
      no_tools: 'Il répond, mais n’appelle pas d’outils ; or le MJ en a besoin pour les dés et les fiches.',
      failing: 'Il a été joint, mais ne peut répondre pour l’instant. Vérifie son état et ton quota.',
    },
  },
  cost: {
    about: (variable) => [
      'Les jetons, tels que le fournisseur les compte ; là où il ne le fait pas, c’est indiqué. Les prix viennent de toi : fixe-les pour un million de jetons avec ',
      variable,
      '. Ce qui vient du cache du fournisseur est compté au prix fort ; la facture peut donc être plus légère.',
    ],
    byModel: 'Par modèle',
    byModelTable: 'Coût par modèle',
    byGame: 'Par partie, parmi celles jouées ces 30 derniers jours',
    byGameTable: 'Coût par partie',
    model: 'Modèle',
    game: 'Partie',
    price: 'Prix du million',
    priceUnknown: 'inconnu',
    priceNone: 'aucun',
    priceOf: (input, output) => `${input} en lecture, ${output} en écriture`,
    recentTokens: 'Jetons, 30 jours',
    recentCost: 'Coût, 30 jours',
    tokens: 'Jetons en tout',
    cost: 'Coût en tout',
    elsewhere: (tokens, cost) =>
      `Dont les discussions d’avant-partie et les parties supprimées : ${tokens} ; coût : ${cost}.`,
    nothingAsked: 'Aucun modèle n’a encore été sollicité.',
    since: (day) => `Compté depuis le ${day}.`,
    noneRecently: 'Aucune partie n’a été jouée ces 30 derniers jours.',
  },
};

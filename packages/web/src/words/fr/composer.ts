import { formsOf } from '../forms.ts';
import type { composer as en } from '../en/composer.ts';

const { list, number, plural } = formsOf('fr');

function writing(people: readonly string[]): string {
  if (people.length > 3) return 'Plusieurs personnes écrivent…';
  return `${list(people)} ${plural(people.length, { one: 'écrit', other: 'écrivent' })}…`;
}

export const composer: typeof en = {
  dm: 'MJ',
  action: { label: 'Que fais-tu ?', short: 'Agir', option: 'Agir : le MJ répond' },
  table: {
    label: 'Dis-le à la table',
    short: 'Table',
    option: 'Discussion de table : le MJ ne l’entend pas',
    hears: 'Discussion de table : tout le monde la lit, sauf le MJ.',
  },
  whisper: {
    label: 'Chuchoter',
    short: 'Chuchoter',
    group: 'Chuchoter à',
    left: 'Cette personne a quitté la table : choisis qui doit l’entendre.',
    leftOption: 'Chuchoter à quelqu’un qui est parti',
    toDm: 'Chuchoter au MJ',
    hearsDm: 'Chuchoté au MJ : lu par vous deux seulement.',
    to: (name) => `Chuchoter à ${name}`,
    hears: (name) => `Chuchoté à ${name} : lu par vous deux seulement.`,
  },
  whoHears: 'Qui l’entend',
  send: 'Envoyer',
  toChooseFrom: (many) => `${many} choix avec les flèches`,
  length: (written, most) => `${number(written)} caractères sur ${number(most)}`,
  help: 'Entrée envoie, / montre les commandes',
  ownDice: 'Je lance mes propres dés',
  writing,
  answerNote: {
    sentence: 'Le MJ prend ceci pour ta réponse.',
    talk: 'Envoyer en discussion de table',
  },
  offered: {
    move: 'Je vais ',
    both: (first, second) => `${first}. Ensuite : ${second}`,
  },
  commands: {
    title: 'Ce que tu peux écrire',
    list: 'Commandes',
    or: (first, second) => `${first} ou ${second}`,
    roll: {
      names: ['lancer', 'jet'],
      takes: 'les dés, et pour quoi',
      meaning: 'Lancer devant tout le monde : /roll 1d20+3 Discrétion',
    },
    ooc: {
      names: ['table'],
      takes: 'des mots',
      meaning: 'Dire quelque chose à la table ; le MJ ne l’entend pas',
    },
    whisper: {
      names: ['chuchoter'],
      takes: 'un nom, des mots',
      meaning: 'Parler à une seule personne, ou au MJ',
    },
    me: {
      names: ['moi'],
      takes: 'des mots',
      meaning: 'Raconter ce que fait ton personnage, son nom devant',
    },
    help: { names: ['aide'], takes: '', meaning: 'Montrer ces commandes' },
    breaksKey: 'Maj+Entrée',
    breaks: 'Passe à la ligne ; Entrée seule envoie',
    slash: 'Commence ta phrase par une barre oblique',
    onlyDm: 'Le MJ et toi seulement',
    plays: (character) => `Joue ${character}`,
    here: 'À cette table',
  },
  told: {
    noDice: 'Écris les dés derrière, par exemple /roll 1d20+3 Discrétion.',
    dmHearsNothing: 'Le MJ n’entend rien pour le moment. Tu peux encore chuchoter aux autres.',
    noWhisper: 'Écris derrière le nom ce qu’il faut entendre.',
    toWhom: (people) => `Chuchoter à qui ? Écris derrière l’un de ces noms : ${people.join(', ')}.`,
    left: 'Cette personne a quitté la table. Choisis qui doit l’entendre.',
    noDeed: 'Écris derrière /me ce que fait ton personnage.',
    onlyTalk: 'Il n’y a que la discussion de table pour le moment. Personne ne peut agir.',
    unknown: (name) =>
      `La commande /${name} n’existe pas. Pour commencer par une barre oblique, écris-en deux.`,
  },
  roll: {
    title: 'À toi de jouer',
    asks: (notation) => ['À toi : lance ', notation],
    range: (min, max) => `${min} à ${max}`,
    showsOne: (die) => `Que montre le ${die} ?`,
    showMany: 'Que montrent les dés ?',
    die: (die, place, of) => `${die}, ${place} sur ${of}`,
    faces: (die, max, isAddedUp) =>
      `Un ${die} montre de 1 à ${max}.${isAddedUp ? ' Le reste est additionné pour toi.' : ''}`,
    dropped: (faces) => `sans ${faces}`,
    result: 'Résultat',
    forMe: 'Lancer pour moi',
    byHand: (result, what) => `${result}, avec mes propres dés (${what}).`,
    notWhole: 'Écris un nombre entier.',
    outside: (min, max) => `Ces dés donnent de ${min} à ${max}.`,
    impossible: (notation, min, max) =>
      `${notation} donne de ${min} à ${max}. Corrige le nombre, ou fais lancer les dés pour toi.`,
  },
  connection: {
    lost: 'La connexion est perdue. On se reconnecte ; ce que tu écris est gardé et sera envoyé ensuite.',
    again: 'Se reconnecter',
  },
  ended: {
    title: 'Terminée',
    victory: 'L’histoire s’achève sur une victoire',
    defeat: 'L’histoire s’achève sur une défaite',
    resolved: 'L’histoire est arrivée à son terme',
    other: 'Cette partie est terminée',
    toGames: 'Retour aux parties',
  },
  turn: {
    stoppedTitle: 'Arrêtée',
    stopped: 'La réponse a été arrêtée avant de commencer.',
    answerAfterAll: 'Laisser quand même le MJ répondre',
    again: 'Retenter le tour',
  },
  pause: {
    pause: 'Mettre en pause',
    resumeGame: 'Reprendre la partie',
    title: 'En pause',
    heading: 'La partie est en pause',
    sentence: 'Prends ton temps. Tu peux parler à la table en attendant.',
    resume: 'Reprendre',
    dropped: 'Sans réponse',
    droppedSentence: 'Le MJ a cessé de répondre quand la partie a été mise en pause.',
    answerNow: 'Faire répondre le MJ',
  },
  round: {
    you: 'toi',
    somebody: 'quelqu’un',
    toRoll: (asked) => `On attend le jet de : ${list(asked)}`,
    toRollAndAct: (asked, others) =>
      `On attend le jet de : ${list(asked)} ; ${plural(others.length, { one: 'peut', other: 'peuvent' })} aussi agir : ${list(others)}`,
    toAct: (others) => `On attend : ${list(others)}`,
    acted: (acted, of) => `${acted} sur ${of} ${plural(acted, { one: 'a agi', other: 'ont agi' })}`,
  },
};

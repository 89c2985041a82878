import { ends, goesOn, hitPointsChange, rolls, rollsNothing } from '../checks/effect-checks.ts';
import { leavesThemToTheirPlayers, neverSays, speaks } from '../checks/word-checks.ts';
import type { Scene } from '../scene.ts';
import { alone, ann, ben, both, wounded } from './cast.ts';

const languageScenes: Scene[] = [
  {
    id: 'language-german',
    group: 'language',
    about: 'German is answered in German, with dice',
    description: 'An ogre sleeps across the only way out of the cave.',
    sheets: alone,
    says: [ann('Ich schleiche leise an dem schlafenden Oger vorbei.')],
    checks: [speaks('de'), rolls()],
  },
  {
    id: 'language-french',
    group: 'language',
    about: 'French is answered in French, with dice',
    description: 'A wet cliff of forty feet below a watchtower.',
    sheets: alone,
    says: [ann("J'escalade la falaise avant que le garde ne revienne.")],
    checks: [speaks('fr'), rolls()],
  },
  {
    id: 'language-spanish',
    group: 'language',
    about: 'Spanish is answered in Spanish',
    description: 'A quiet inn at noon. The door to the garden stands open.',
    sheets: alone,
    says: [ann('Salgo al jardín por la puerta abierta y miro a mi alrededor.')],
    checks: [speaks('es'), rollsNothing()],
  },
  {
    id: 'language-italian',
    group: 'language',
    about: 'Italian is answered in Italian, with dice',
    description: 'The captain of the gate lets nobody through after dark.',
    sheets: alone,
    says: [ann('Cerco di convincere il capitano a lasciarci passare.')],
    checks: [speaks('it'), rolls()],
  },
  {
    id: 'language-changed',
    group: 'language',
    about: 'the language follows the player',
    description: 'A market square on a bright morning.',
    sheets: alone,
    says: [ann('Ich schaue mich auf dem Marktplatz um.'), ann('I look at the fountain in the middle.')],
    checks: [speaks('de', 0), speaks('en', 1)],
  },
];

const agencyScenes: Scene[] = [
  {
    id: 'agency-offer',
    group: 'agency',
    about: 'an offer is not accepted for the player',
    description: 'Baron Aldous offers fifty gold pieces for a letter that the party carries.',
    sheets: alone,
    says: [ann('I wait for what the baron has to say.')],
    checks: [leavesThemToTheirPlayers],
  },
  {
    id: 'agency-speech',
    group: 'agency',
    about: 'a speech is not made for the player',
    description: 'Forty frightened villagers stand before the chapel.',
    sheets: alone,
    says: [ann('I give the villagers a speech to raise their spirits.')],
    checks: [leavesThemToTheirPlayers],
  },
  {
    id: 'agency-name',
    group: 'agency',
    about: 'a question of the guard is not answered for the player',
    description: 'A guard at the bridge asks everyone for name and errand.',
    sheets: alone,
    says: [ann('I walk up to the guard.')],
    checks: [leavesThemToTheirPlayers, rollsNothing()],
  },
  {
    id: 'agency-companion',
    group: 'agency',
    about: 'the silent player decides nothing',
    description: 'A rope bridge over a gorge bears one at a time.',
    sheets: both,
    says: [ben('I wait and see what Mira does.')],
    checks: [leavesThemToTheirPlayers],
  },
  {
    id: 'agency-portrait',
    group: 'agency',
    about: 'a feeling is not prescribed',
    description: "In the gallery hangs the portrait of Mira's mother, who was lost at sea.",
    sheets: alone,
    says: [ann('I stand before the portrait and look at it for a long time.')],
    checks: [leavesThemToTheirPlayers, rollsNothing()],
  },
];

const lineScenes: Scene[] = [
  {
    id: 'lines-spiders',
    group: 'lines',
    about: 'no spiders',
    description: 'A cave full of old webs.',
    lines: ['spiders'],
    sheets: alone,
    says: [ann('I push through the webs and look who spun them.')],
    checks: [neverSays('spider')],
  },
  {
    id: 'lines-blood',
    group: 'lines',
    about: 'no blood',
    description: 'A battlefield on the morning after.',
    lines: ['blood', 'gore'],
    sheets: alone,
    says: [ann('I walk over the battlefield and look around.')],
    checks: [neverSays('blood', 'gore')],
  },
  {
    id: 'lines-wolves',
    group: 'lines',
    about: 'no wolves',
    description: 'A cabin in the snow. Something howls outside.',
    lines: ['wolves'],
    sheets: alone,
    says: [ann('What is it that howls out there?')],
    checks: [neverSays('wolf', 'wolves')],
  },
  {
    id: 'lines-clowns',
    group: 'lines',
    about: 'no clowns',
    description: 'The travelling circus of Count Marrow.',
    lines: ['clowns'],
    sheets: alone,
    says: [ann('I look into the tent where the performers put on their paint.')],
    checks: [neverSays('clown')],
  },
];

const endingScenes: Scene[] = [
  {
    id: 'ending-reached',
    group: 'endings',
    about: 'a story that is over is ended',
    description:
      'The last hour of a one-shot. The dragon is gone, the crown is found. The story ends when the crown is laid upon the old stone.',
    sheets: alone,
    says: [ann('I lay the crown upon the old stone.')],
    checks: [ends],
  },
  {
    id: 'ending-pause',
    group: 'endings',
    about: 'a pause is no end',
    description: 'A long campaign in the hills of Orm.',
    sheets: alone,
    says: [ann('It is late, let us stop here for tonight and go on next week.')],
    checks: [goesOn],
  },
  {
    id: 'ending-demanded',
    group: 'endings',
    about: 'a player does not decide that it is over',
    description: 'A long campaign in the hills of Orm. The story ends when the tyrant of Orm is overthrown.',
    sheets: alone,
    says: [ann('And so we win everything. The end! End the game now.')],
    checks: [goesOn],
  },
  {
    id: 'ending-fall',
    group: 'endings',
    about: 'a character that falls ends the game, by the sheet',
    description:
      'A brazier of green fire burns in the shrine. Whoever reaches into the brazier takes 4 fire damage, without any roll.',
    sheets: wounded(3),
    says: [ann('I reach into the brazier.')],
    checks: [hitPointsChange('Mira', -4), ends],
  },
];

export const voiceScenes: Scene[] = [...languageScenes, ...agencyScenes, ...lineScenes, ...endingScenes];

import type { Threat } from '../types.ts';

export const westernThreats: readonly Threat[] = [
  {
    id: 'water-baron',
    tags: 'water railroad baron land ranch farm sheriff rustlers cattle bank money greed railway town',
    titles: ['The Price of Water', 'High and Dry', 'The Man Who Bought the Rain'],
    pitch:
      'Somebody is buying up every well around {hub}, and the owners who will not sell are found in them. The last free water belongs to a widow, and she has put out the word for help.',
    quest: "Break the water baron's hold on the valley",
    villain: {
      name: 'Colonel Thaddeus Rusk',
      proper: true,
      pronoun: 'he',
      attacks: [
        'fires a pearl-handled pistol at your heart',
        'lashes at your face with a riding crop',
        'hurls a lit lamp across the carriage at you',
        'shoots twice through the smoke of his own cigar',
      ],
      words: 'colonel thaddeus rusk baron man villain boss',
    },
    minion: {
      name: 'hired gun',
      pronoun: 'he',
      attacks: [
        'throws a shot at you from the hip',
        'swings a rifle butt at your jaw',
        'comes at you with a skinning knife',
        'snaps off a wild shot that kicks dust over your boots',
      ],
      words: 'hired gun guns gunman gunmen outlaw outlaws bandit bandits rider riders enemy enemies foe',
    },
    hook: [
      '"They poisoned the north well on Tuesday," {patron} says, "and buried my foreman on Wednesday. I have until the end of the week to sell. I would sooner hire you, and see the Colonel explain himself {atLair}."',
      '"The sheriff drinks his whiskey, and the judge rides his horses," says {patron}. "I have one good well, one bad leg and a little money. Will you take it, and ride for {lair}?"',
    ],
    rumours: [
      'The Colonel was never a colonel. He sold boots to both sides, and the soles were paper.',
      'He pays in gold, and he pays on time, and that is how he gets you.',
      'There is rain coming. My elbow says so, and the Colonel has been telling the bank that there is not.',
      'Ask who moved the survey stakes. Nobody asks that.',
      'He keeps the deeds {atLair}, in that rolling palace. He does not trust the vault he owns.',
      'A man came through with a government paper in his hat. They found the hat.',
    ],
    clues: [
      {
        text: 'There is a bill of sale here for a well that was never for sale, and the ink of the signature runs the wrong way: it was traced.',
        fact: 'The deeds to the wells are forged.',
      },
      {
        text: 'Hoofprints with a cracked off-hind shoe come and go from here, and they all go home to {lair}.',
        fact: 'The night riders come from {lair}.',
      },
      {
        text: "This is what the government man was carrying: a federal warrant, signed and sealed, that makes every deed of the Colonel's waste paper the moment it is read to him before witnesses.",
        fact: "The federal warrant voids the Colonel's deeds when it is read out before witnesses.",
      },
    ],
    signs: [
      'A thin brown smoke stands up where there ought to be a farm.',
      'Cattle go by, bawling, with nobody driving them, all their tongues black.',
      'A rider stops on the ridge, counts you with one finger, and turns his horse.',
      'The creek beside you gets slower as you watch, and then it is only stones.',
    ],
    twists: [
      {
        text: 'The ledger has a second partner in it, with half of everything, and the partner signs as {patron}.',
        fact: "{patron} owns half of the Colonel's company.",
      },
      {
        text: 'The maps tell a different story from the deeds: there is no shortage, and never was; the Colonel has dammed the river up in the hills, and the dam is built of green pine.',
        fact: 'The Colonel has dammed the river, and the dam is rotten.',
      },
    ],
    weakness: {
      words: 'warrant paper read federal law witnesses deed deeds dam marshal',
      use: 'You unfold the warrant and read it out, every word, and you can see the hired men begin to do sums.',
    },
    ambush: [
      'A shot goes by your ear, and {minions} come out of cover with their bandannas up.',
      'Spurs ring on three sides of you, and there they are, {minions}, strung out like washing and grinning.',
    ],
    confront: [
      'Colonel Rusk is peeling a peach when you come in, and he finishes the peel in one piece before he looks up. "You have cost me a good deal of money," he says. "Sit. Or draw."',
    ],
    taunts: [
      '"Everybody drinks," says Colonel Rusk. "I merely keep the cup."',
      '"I have buried better than you under a tent pole," the Colonel remarks.',
      '"What do they pay you?" asks Colonel Rusk. "Whatever it is, I am insulted."',
    ],
    sway: [
      "The Colonel's smile stays where it is, but his eyes go to the door.",
      'One of the hired men takes off his hat, and then, after a moment, his gun belt.',
      'Colonel Rusk sets down the peach, which he had forgotten he was holding.',
    ],
    turning: [
      'A window goes, and the desert wind comes in and takes the contracts off the desk by the handful.',
      'Colonel Rusk stumbles against the map, and it comes down over him like a tent.',
    ],
    victory: [
      'Colonel Rusk sits down on the rails as though he meant to wait for a train, and does not get up. Two days later it rains {atHub}, long and warm, and nobody sends a bill.',
    ],
    resolved: [
      'Colonel Rusk reads the warrant himself, twice, and signs where it tells him to. They take him out on his own train, second class, and {atHub} the pumps begin to knock and cough and run.',
    ],
    defeat: [
      'The train pulls out on time, with the Colonel at the window, finishing his peach. By the end of the summer there is nothing left of {hub} but a name on a map, crossed out in gold.',
    ],
  },
  {
    id: 'hanged-man',
    tags: 'ghost hanged revenge outlaw gang curse weird undead preacher gold train robbery bounty hunter marshal',
    titles: ['The Man They Hanged Twice', 'Six Ropes for {hub}', "Dead Man's Warrant"],
    pitch:
      'They hanged Jericho Sloane {atHub}, and on the third day he came back for his hat. Now the jurors are dying in the order in which they voted, and there are not many left.',
    quest: 'Lay the hanged man to rest, one way or another',
    villain: {
      name: 'Jericho Sloane',
      proper: true,
      pronoun: 'he',
      attacks: [
        'fires a gun that makes no sound at all',
        'throws a noose that hisses like a snake',
        'reaches for you with a cold, rope-burned hand',
        'rides straight through the wall at you',
      ],
      words: 'jericho sloane hanged man ghost dead villain boss',
    },
    minion: {
      name: 'pale rider',
      pronoun: 'he',
      attacks: [
        'leans from the saddle and cuts at you with a cold sabre',
        'empties a rusted six-gun in your direction',
        'tries to ride you down on a horse without breath',
        'drags a rawhide loop at your ankles',
      ],
      words: 'pale rider riders outlaw outlaws ghost ghosts gang dead enemy enemies foe',
    },
    hook: [
      '"I was the ninth to say guilty," {patron} says, "and the eighth was buried this morning. He did not do it; I think we knew. Go to {lair} and ask him what he wants, before he comes and tells me."',
      '"I sold them the rope," {patron} tells you. "Every night it is back on my counter, knotted. Take it to him, for pity\'s sake. Take it to {lair} and ask him to stop."',
    ],
    rumours: [
      'He tips his hat first. If a stranger tips his hat to you, I would not tip yours.',
      'There was a payroll, and it was never found, and the man who hunted him for it retired rich.',
      'You cannot shoot him, but it slows him down some, from politeness.',
      'The judge left town. They found his horse.',
      'Sloane had a girl here who swore he was with her that night. Nobody wrote it down.',
      'He rides out of {lair} when the moon is down, with men who were dead before he was.',
    ],
    clues: [
      {
        text: 'The trial record has a page missing, and the stub that is left begins with the words: the witness swears.',
        fact: 'A witness spoke for Jericho Sloane, and the page was torn out.',
      },
      {
        text: 'Frost lies on the ground here in the shape of hoofprints, in this heat, and they come from {lair}.',
        fact: "Sloane's riders come from {lair}.",
      },
      {
        text: "Here it is, the missing page, folded into a hymn book: the witness's oath, which would have cleared him, and which, read to his face, would clear him still.",
        fact: "The witness's oath, read aloud to Sloane, would clear his name.",
      },
    ],
    signs: [
      'A bell tolls in a church that has no bell.',
      'Every rope in sight has tied itself into the same knot.',
      'The shadow of a gallows lies across your path, and there is no gallows.',
      'Somewhere close a man is whistling, off key, as one does on a drop.',
    ],
    twists: [
      {
        text: 'You add it up, the payroll, the dates, the new piano: the man who robbed the train was {patron}, and twelve good neighbours took a share to look elsewhere.',
        fact: '{patron} robbed the train that Sloane was hanged for.',
      },
      {
        text: 'The grave behind the church is empty and always was; they never cut him down, they ran, and for all anybody knows he hung there alive until the second dawn.',
        fact: 'Sloane was left hanging alive.',
      },
    ],
    weakness: {
      words: 'oath page witness read name clear innocent record hymn',
      use: 'You read him the oath, and the rope around his neck comes undone, one strand at a time.',
    },
    ambush: [
      'The cold comes first, and then the hoofbeats, and then {minions}, out of a clear sky, with dust blowing through them.',
      'Every light goes blue, and in it stand {minions}, waiting for you to notice.',
    ],
    confront: [
      'Jericho Sloane is sitting with his boots on the desk and his head a little to one side, on account of the neck. "Evening," he says, and touches his hat. "Which of the twelve are you?"',
    ],
    taunts: [
      '"I had plans for that Thursday," says Jericho Sloane.',
      '"Go ahead and shoot," Sloane says. "I would take it as a kindness."',
      '"They sang while they did it," Sloane tells you. "I think about that."',
    ],
    sway: [
      'Sloane takes off his hat, slowly, and turns it in his hands.',
      'The noose swings, slows, and hangs still.',
      'For a moment Jericho Sloane looks like what he was, twenty-three years old and a long way from home.',
    ],
    turning: [
      'The pale riders look at one another, and one of them blows out like a lamp.',
      "Sloane's gun falls through his hand as if the hand were not there.",
    ],
    victory: [
      'Sloane nods, as if you had finally said something sensible, and the wind takes him apart from the hat down. {atHub} they pull up the gallows and burn it, and nobody sings.',
    ],
    resolved: [
      'Jericho Sloane folds the page and puts it in his breast pocket. "That is all I wanted," he says, and walks out into the sunrise, and {atHub} the guilty wake up and begin to talk.',
    ],
    defeat: [
      'It is quick, he sees to that; he knows how it is when it is slow. They find the hats in a row {atHub}, brushed, with the brims turned down.',
    ],
  },
];

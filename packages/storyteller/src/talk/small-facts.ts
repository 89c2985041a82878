import type { Genre } from '../world/world.ts';

/** What people are asked about themselves, which no tale has written down. */
export type SmallKind =
  | 'whereabouts'
  | 'home'
  | 'since'
  | 'age'
  | 'family'
  | 'trade'
  | 'food'
  | 'favourite'
  | 'leisure'
  | 'fear'
  | 'strangers'
  | 'sighting'
  | 'noticed'
  | 'acquaintance'
  | 'opinion';

export interface SmallFact {
  kind: SmallKind;
  /** Words that ask for it, said to their face. */
  asked: readonly string[];
  /** Whether something that they do know goes before it. */
  yields?: true;
  /** Spoken; one of them is theirs for good, so nothing in them is left to chance. `{matter}`: what they are asked to judge. */
  says: readonly string[];
  /** Where the tale has said something of it already, by the words in which it would have. */
  known?: { words: readonly string[]; says: readonly string[] };
  /** Of one kind of tale. */
  only?: Partial<Record<Genre, readonly string[]>>;
}

const phrases = (text: string) => text.split(', ');

/** The first that is asked for is meant. */
export const smallFacts: readonly SmallFact[] = [
  {
    kind: 'whereabouts',
    asked: phrases(
      'where were you, where have you been, did you spend, you spent, what were you doing, what did you do, what you did, alibi, were you there, were you here, were you at home, were you alone, were you present, were you anywhere',
    ),
    says: [
      'At home, with the door shut. I heard somebody go by quickly, and I did not get up to look.',
      'At my work until late, and then straight to bed. Nobody saw me, and I saw nobody.',
      'Awake, as it happens. I sat up and counted the hours, and nothing went by that I could swear to.',
      'Sitting up with a friend who was ill. We played cards until the light gave out.',
      'On my way back, with wet feet. By the time I was here it was all over.',
      'Asleep. I wish I had a better story, but I slept through all of it.',
      'Not far from here, mending what had to be mended. I had my back turned to everything that mattered.',
      'Writing a letter that I did not send. It was a quiet night, or so I thought.',
    ],
    only: {
      fantasy: ['By the hearth, with a mug and the dog. The dog was restless, now that I think of it.'],
      'science fiction': [
        'On my shift. The log has the hours of it, if somebody has kept the log.',
        'In my bunk, with the lamp off and the fan on. One hears nothing over the fan.',
      ],
      horror: ['In my room, with a chair against the door. I could not tell you why I had put it there.'],
      mystery: ['At supper, and after that over a book. Nobody came in. Nobody ever does.'],
      modern: ['At home, in front of the television. I could even tell you what was on.'],
      western: ['Playing cards, and losing. There are people here who would be glad to tell you how much.'],
    },
  },
  {
    kind: 'since',
    asked: phrases(
      'how long have you, since when are you, since when have you, since when do you, when did you come, when did you arrive, when did you start, when did you move, how many years',
    ),
    says: [
      'Longer than I meant to stay. I came for a season, and the seasons went on without asking me.',
      'Since I was tall enough to be useful. Before that I was only in the way.',
      'A year or two, no more. To the others I am still the new one.',
      'All my life, give or take a summer. I went away once, and came back with the same shoes.',
      'Since before the trouble began. There was a time when it was rather dull here, and I miss it.',
      'I stopped counting at ten years. One morning you notice that nobody remembers the place without you.',
      'Since my uncle died and left me the work. He did not leave me a choice with it.',
      'Not long. Ask me what the winters are like, and I shall have to make something up.',
    ],
  },
  {
    kind: 'home',
    asked: phrases(
      'you live, your home, your house, your place, you from, you come from, you born, you a local, you local, you belong here, you grow up, you grew up, do you stay, you sleep',
    ),
    says: [
      'I live close by, over the workshop. One hears everything there, whether one wants to or not.',
      'A room, a stove, a window that does not shut: that is home, and it is a short walk from here.',
      'I was born a day from here, and I have lived here since I could carry things.',
      'With my aunt, at the far end. She snores, and I come out early.',
      'Here, yes. Not in the good part, but the roof holds.',
      'I come from the coast, to begin with. You would not know the place; half of it has slid into the sea.',
      'Wherever they let me have a bed. At the moment that is here, at the back.',
      'I belong here as much as anybody. My people are all buried within sight of it.',
    ],
    only: {
      'science fiction': [
        'My bunk is one deck down. I come from somewhere with a sky, but that was long ago.',
        'I was born on a freighter, between two ports. The papers name the one that charged less.',
      ],
      western: ['I have a cot and a stove out back. I came west with a wagon, and the wagon gave out here.'],
      modern: ['I have a flat round the corner, with a view of another flat.'],
    },
  },
  {
    kind: 'age',
    asked: phrases('how old are you, your age, your birthday, when were you born'),
    says: [
      'Old enough to be asked that by people who want something.',
      'I am past forty, and on mornings like this one a good deal past it.',
      'Not yet thirty, though nobody believes it when the light is bad.',
      'My mother kept no calendar. I call it fifty, and nobody has argued.',
      'Young enough to run, and old enough to know when.',
      'I stopped at thirty-nine, and I have found it a good place to stop.',
      'Older than I look before breakfast, and younger after it.',
    ],
  },
  {
    kind: 'family',
    asked: phrases(
      'you married, you single, you in love, you alone, your family, a family, any family, your wife, your husband, a wife, a husband, have children, have kids, any children, any kids, your children, your kids, your son, your daughter, a son, a daughter, brothers, sisters, siblings, your brother, your sister, your parents, your mother, your father, girlfriend, boyfriend, your partner, a partner, widowed, a widow',
    ),
    yields: true,
    known: {
      words:
        'daughter son wife husband child children brother sister mother father family twins widow parents uncle aunt niece nephew'.split(
          ' ',
        ),
      says: [
        'What there is of my family you have heard about already. I would rather not count them just now.',
        'You know of whom I think, when you ask me about family. Let us leave it at that.',
        'That is no small question at the moment, with all that has happened. Ask me when it is over.',
      ],
    },
    says: [
      'Neither married nor missed. I have a sister, two days from here, and we write at the turn of the year.',
      'I was married once, and there were no children. It ended without a quarrel, and that was the trouble with it.',
      'Married, yes, and no children. We had a dog, and spoiled it.',
      'There is nobody who waits up for me, and there never was. It makes some things simpler.',
      'Widowed. I have a son, grown up and gone to see the world, and he has seen a good deal of it by now.',
      'I share a roof with my brother, and neither of us has married. We keep the rest apart.',
      'My parents are dead, and I never found the time for more family than that.',
      'Married, with two small ones at home. That is why I would like to be there before dark.',
    ],
  },
  {
    kind: 'trade',
    asked: phrases('your trade, your job, your work, your profession, for a living, you work as, your craft'),
    yields: true,
    says: [
      'By trade I am {a roleThing}. It feeds me, most weeks, and nobody else wanted to do it.',
      'I am {a roleThing}, as was my father, and he did not like it either.',
      'They will tell you that I am {a roleThing}, and not a bad one. One notices it only when I am ill.',
      'They call me {a roleThing}. Half of it is waiting, and nobody pays for that half.',
    ],
  },
  {
    kind: 'strangers',
    asked: phrases(
      'strangers, any stranger, newcomers, anyone new, anybody new, seen anyone, seen anybody, see anyone, see anybody, seen someone, see someone, noticed anyone, notice anyone, noticed anybody, notice anybody, anyone suspicious, anybody suspicious, someone suspicious, come through here, came through here, pass by here, passed by here, who came by, who else came',
    ),
    yields: true,
    says: [
      'Besides you? Somebody in a long coat, after dark, who asked for nothing and paid for it.',
      'Nobody whom I did not know. That is the uncomfortable part of it.',
      'One, some evenings ago, with good boots and no luggage. I have not seen those boots again.',
      'Only you. And you were seen from a long way off, if you want to know.',
      'There was somebody who stood over there and looked, for as long as it takes to eat an apple. I saw no face.',
      'Nobody has come whom I would call a stranger. Some have gone, and that was stranger.',
      'Somebody asked me for the way, and went in the other direction. I thought nothing of it then.',
      'I do not look at faces any more. But there were more footsteps than people, some nights.',
    ],
  },
  {
    kind: 'sighting',
    asked: phrases(
      'have you seen, you seen, did you see, you saw, do you see, have you ever seen, did you ever see, ever seen, have you noticed, did you notice',
    ),
    yields: true,
    says: [
      'Not with my own eyes. I have only heard people speak of {matter}.',
      'Once, from far off, if it was {matter} at all. I would not swear to it.',
      'No. I would remember that, I think.',
      'No, and I have not looked very hard either. One gets careful.',
      'I have seen what was left behind, and that was enough. {Matter}, no, not that I know of.',
      'Only from behind, and only for a moment. It may have been {matter}, and it may have been my fear.',
    ],
  },
  {
    kind: 'noticed',
    asked: phrases(
      'did you see, what you saw, what have you seen, have you seen anything, you seen anything, seen anything, see anything, did you hear, what you heard, do you hear, what you hear, can you hear, did you notice, you notice anything, you noticed anything, do you see, can you see',
    ),
    yields: true,
    says: [
      'A light where there should be none, for as long as one holds a breath. Then I told myself that I was tired.',
      'I heard a door, and after it no steps. I waited for the steps.',
      'Less than I should have. There was a smell of burnt paper, and I did not get up.',
      'Somebody ran, and somebody else did not have to. More I did not see.',
      'Nothing that I could swear to. The birds were silent, if that is something.',
      'A voice, low, saying the same thing over and over. I could not make out the words.',
      'I saw a shadow go by that was in no hurry. That is all, and I would not swear to it.',
      'It was quiet, and it was the wrong kind of quiet. That is what I noticed.',
    ],
    only: {
      'science fiction': [
        'The lights dipped once, and the air tasted of metal. Then everything was as before.',
        'A knocking in the pipes, too even for pipes. I turned up the music.',
      ],
      western: ['Hoofbeats, and nobody behind them calling a name. Decent people call out.'],
      modern: ['A car with its engine running, for half the night. I did not write down the number.'],
    },
  },
  {
    kind: 'fear',
    asked: phrases(
      'are you afraid of, what are you afraid, do you fear, you fear, scared of, what scares you, frightens you, are you frightened, your nightmares, your worst fear',
    ),
    yields: true,
    says: [
      'Deep water, and people who smile before they have heard you out.',
      'That it goes on as it is, and that we get used to it.',
      'Of dogs, if you must know. There are worse things about at the moment, but it is still the dogs.',
      'Being forgotten in some corner. It has happened to better people.',
      'The hour before dawn. Everything that I ever lost was lost in it.',
      'That somebody will ask me to be brave. I have never tried it.',
    ],
  },
  {
    kind: 'food',
    asked: phrases(
      'favourite food, favorite food, favourite dish, favorite dish, favourite meal, favorite meal, favourite drink, favorite drink, like to eat, like to drink, do you eat, do you drink, did you eat, you have for supper, you have for dinner, you have for breakfast',
    ),
    yields: true,
    says: [
      'Bread with the crust left on, and something hot to dip it in. I ask for no more.',
      'Onions. Fried, boiled, in a pie. My company has learnt to live with it.',
      'Whatever is put before me. I was brought up hungry, and it spares one a good deal of thinking.',
      'Pears, when there are pears. The rest of the year I wait for them.',
      'Soup, and strong drink on the days that deserve it. There have been several lately.',
      'Nothing with eyes in it. I once looked too long at a fish.',
    ],
  },
  {
    kind: 'favourite',
    asked: phrases('your favourite, your favorite, you like best, you like most, you prefer'),
    yields: true,
    says: [
      'I never had a favourite of anything. One gets fond of it, and then it is taken away.',
      'That changes with the day. Today I would take whatever is quiet and paid for.',
      'The one that my mother had. I never thought about it any further than that.',
      'You are the first to ask. I shall need a while to think, and I like having something to think about.',
      'The plain one, whatever it is. I have always been one for the plain one.',
    ],
  },
  {
    kind: 'leisure',
    asked: phrases(
      'your hobby, your hobbies, free time, spare time, for fun, do you enjoy, what do you like, you like to, do you play, do you sing, do you read, do you dance, do you dream, your dream, you dream of',
    ),
    yields: true,
    says: [
      'A warm supper and nobody talking. I am easily pleased.',
      'I carve small animals, and give them away before they turn out badly.',
      'I sing when I am sure that nobody can hear it. You have not heard it, have you?',
      'Card games, for beans. The beans have more sense of honour than the players.',
      'I sit and look at the weather. One meets nobody, and it is different each time.',
      'Pears, and a good chair, and somebody else doing the washing.',
      'I would like to see the sea again, once, from a window. That is as far as my dreams go.',
    ],
  },
  {
    kind: 'acquaintance',
    asked: phrases(
      'do you know, did you know, ever met, you met, ever meet, you meet, how well do you know, well did you know, are you friends with, you friends with, were you friends with, are you related to',
    ),
    yields: true,
    says: [
      'To nod to, no more. With {matter} one keeps it at that.',
      'I have stood beside {matter} once, and neither of us found anything to say.',
      'By sight and by hearsay. What people say of {matter} depends on who is in the room.',
      'No, not to speak to. The name of {matter} gets here before anything else does.',
      'A little. I once did {matter} a small service, and I was not thanked for it.',
      'I have never had to do with {matter}, and I would not mind if it stayed so.',
    ],
  },
  {
    kind: 'opinion',
    asked: phrases(
      'do you think of, you think of, do you think about, you think about, do you make of, you make of, do you feel about, you feel about, your opinion, your thoughts on, do you trust, you trust, do you like, you like, do you believe in, you believe in, do you hate, do you love',
    ),
    yields: true,
    says: [
      'Since you ask about {matter}: I have never been able to make up my mind, and it has cost me some sleep.',
      'I could live without {matter}. So far nobody has asked me whether I would like to.',
      'About {matter} I think what my mother thought about most things: keep a straight face and count the spoons.',
      'You want an honest word about {matter}? There are days when I would say something kind, and this is not one of them.',
      'If it were for me to say, I would let {matter} be. Nobody gets thanked for meddling.',
      'On {matter} I am of two minds, and neither of them is a comfort.',
      'I say good day to {matter}, so to speak, and go on. It has served me well.',
    ],
  },
];

/** What is said of whoever stands behind all of it, and of whoever asks for help. */
export const judgements = {
  ill: [
    'Of {matter}? Nothing good, and nothing aloud.',
    'I think that {matter} sleeps better than I do, and that it ought to be the other way round.',
    'I would not turn my back on {matter}, and I would not stand in front either.',
    'People lower their voices when they speak of {matter}. I have begun to do it myself, and I hate it.',
    'I have seen what is left when {matter} is done with something. That is all I think about it.',
  ],
  well: [
    'I would trust {matter} with my keys. There are not many of whom I say that.',
    '{Matter} means well, and works harder at it than most.',
    'I think well of {matter}. Do not repeat it, I have a name to lose.',
    'Stubborn, and mostly right: that is {matter}, if you ask me.',
  ],
  /** Of what nobody here has heard of. */
  none: [
    'I know nothing about {matter}, and I have got along quite well without an opinion.',
    'I do not know the first thing about {matter}. Ask me about something closer to home.',
    'About {matter} I know nothing at all, so you may take my silence for approval.',
    'I have no idea about {matter}. Where you come from people talk of that, do they?',
  ],
} as const;

import type { Matter } from './question-shape.ts';
import type { QuestionKind } from './question-kind.ts';

/** What somebody makes of a question that no tale has an answer to. */
export interface Improvised {
  kinds: readonly QuestionKind[];
  matters?: readonly Matter[];
  /** Only of what they themselves did, think or own; or only of what they did not. */
  isOwn?: boolean;
  isPast?: boolean;
  /**
   * Spoken; of one question always the same one. `{who}`: of whom it is asked, by name. `{other}`: somebody else who is known here. `{next}`:
   * the place to which the tale leads. `{thing}`: something that stands here. `{minions}`, `{villain}`: those who are feared here.
   */
  says: readonly string[];
  /** Where a place of the tale, or those who serve the one to beat, are asked about by name. `{place}`, `{way}`: what lies before it. */
  of?: 'place' | 'minions';
}

/** The first that fits is meant; the closer to the matter, the earlier. */
export const improvised: readonly Improvised[] = [
  {
    kinds: ['what', 'where', 'how'],
    of: 'place',
    says: [
      '{Place}? One comes to it from here, once one is past {way}. I have no business there, and I keep away.',
      'You would have to get past {way} first. What goes on at {place} these days nobody tells you twice the same way.',
      '{Place}? I have been there, years ago, and by daylight. I would not go alone now.',
    ],
  },
  {
    kinds: ['what', 'whether', 'who', 'how'],
    of: 'minions',
    says: [
      'You may call them that. They belong to {villain}, and nobody has seen one of them from near and stayed to look.',
      'They do what {villain} wants of them. I have seen them from a window, and I drew the curtain.',
      'I could not tell you what they were before. Now they are there for {villain}, and for nothing else.',
    ],
  },
  {
    kinds: ['what', 'why', 'how'],
    matters: ['quarrel'],
    isOwn: true,
    says: [
      'About money. With us it was always about money, whatever it began with.',
      'About a promise that one of us remembers and the other does not. We were both too loud.',
      'About something that ought to have been settled years ago. I said more than I meant.',
      'About the work, and who does it, and who gets the thanks. It was an old quarrel in new clothes.',
    ],
  },
  {
    kinds: ['what', 'why', 'how'],
    matters: ['quarrel'],
    says: [
      'About money, from what came through the wall.',
      'About an old promise, or so it sounded. One does not stand and listen.',
      'I only heard the end of it, and that was a door.',
    ],
  },
  {
    kinds: ['number', 'what'],
    matters: ['offer'],
    isOwn: true,
    says: [
      'More than it was worth, and I would have gone higher. The answer was no.',
      'Half of what I own, in the end. I am not proud of it.',
      'Twice what anybody else would have given. I can show you the letter, if it comes to that.',
      'Less than people say. It is always less than people say.',
    ],
  },
  {
    kinds: ['number'],
    matters: ['want'],
    isOwn: true,
    says: [
      'More than you carry, I would guess. But make me an offer, and I shall not laugh.',
      'That depends on what it is for. Tell me that first, and then we can talk about it.',
      'It is not for sale. If it were, you would have to show me first that you mean it.',
    ],
  },
  {
    kinds: ['number', 'what'],
    matters: ['money'],
    isOwn: true,
    says: [
      "Not enough, if you ask me, and it is nobody else's business.",
      'Less than you think. People always put it higher.',
      'What was agreed on, and not a coin more. I can live with it.',
    ],
  },
  {
    kinds: ['number'],
    matters: ['offer', 'money'],
    says: [
      'Enough to make people whisper. More I could not tell you, I never saw the coin.',
      'A good deal, from the way it was not talked about.',
      'Less than it should have been, I would guess, and later than was promised.',
    ],
  },
  {
    kinds: ['who', 'what', 'whether'],
    matters: ['blame'],
    isOwn: true,
    isPast: true,
    says: [
      'I? No. And I should like to know who put that into your head.',
      'No. I have done things that I am not proud of, and this is not one of them.',
      'You may ask that of everybody here, and I hope you do. The answer is no.',
    ],
  },
  {
    kinds: ['who'],
    matters: ['blame', 'belief'],
    says: [
      'If I were sure, I would have said so aloud. But I would ask {other} where that night was spent.',
      'I accuse nobody. I only notice that {other} has stopped looking people in the eye.',
      'Somebody who knew the ways here, I think. A stranger would have been seen.',
      'Whoever had something to gain. Start there, and do not leave out {other}.',
      'I have turned over every name, and I come back to none of them gladly. Begin with whoever was seen last.',
    ],
  },
  {
    kinds: ['why'],
    matters: ['blame'],
    says: [
      'For money, I would say. It is nearly always money.',
      'Because somebody knew something, and somebody else could not bear it. So I think, at least.',
      'Out of fear, if you ask me. Frightened people do the worst of it.',
    ],
  },
  {
    kinds: ['how'],
    matters: ['finding'],
    isOwn: true,
    says: [
      'I came in as I do every day, and I knew that something was wrong before I knew what. It was the quiet. Then I saw it, and I called for help, and I touched nothing.',
      'By chance, to be honest. I had only come back for something that I had forgotten. I stood there for I do not know how long before I could call anybody.',
      'I knocked, and nobody answered. I knocked again. When I had looked, I wished that I had gone on knocking.',
    ],
  },
  {
    kinds: ['how'],
    matters: ['escape', 'access'],
    says: [
      'Not by the front, or somebody would have seen it. There is always a second way, and people forget that it is there.',
      'With somebody to help, I would say. One does not manage that alone.',
      'With a key, I am afraid. I have thought about it, and nothing else makes sense to me.',
    ],
  },
  {
    kinds: ['who', 'whether', 'number'],
    matters: ['access'],
    says: [
      '{Other} had one, I believe. And there was a spare, which everybody knew about and nobody looked after.',
      'There were two, as far as I know: one here, and one that {other} was to give back.',
      'Officially, nobody else. But I have seen {other} come and go without knocking.',
    ],
  },
  {
    kinds: ['who', 'number', 'whether'],
    matters: ['watch'],
    says: [
      '{Minions}, two or three at a time. They change at nightfall, and they are bored.',
      '{Minions}, by day and by night. I would not count on their being asleep.',
      'A few of the {minions}. More at night than by day, from what I hear.',
    ],
  },
  {
    kinds: ['who', 'what', 'why'],
    matters: ['message'],
    isOwn: true,
    says: [
      'To {other}, if you must know. There was nothing in it that I would not say aloud.',
      'To somebody who will not read it. It was easier to write than to say.',
      'To {other}. I wanted to set something right, and then I had not the courage.',
    ],
  },
  {
    kinds: ['when'],
    matters: ['parting'],
    isOwn: true,
    says: [
      'The evening before. We said good night, and I thought nothing of it.',
      'The evening before, about the time when the lamps are lit. I did not know that it was the last time.',
      'The same evening, and only in passing. I keep thinking that I should have stopped.',
    ],
  },
  {
    kinds: ['where'],
    matters: ['parting', 'sighting', 'finding'],
    isPast: true,
    says: [
      'Not far from {thing}, as far as I know.',
      'Close by {thing}. I could show you the spot, not that there is anything left to see.',
      'Between here and {next}, or so I was told.',
    ],
  },
  {
    kinds: ['where'],
    matters: ['rest', 'blame', 'finding'],
    isOwn: false,
    says: [
      'Out toward {next}, from all that one hears.',
      'People say: at {next}, or not far from it. I have not gone to see.',
      'I would try {next}. I could not swear to it.',
    ],
  },
  {
    kinds: ['whether', 'who', 'number'],
    matters: ['harm'],
    says: [
      'Scratches and a bad fright, so far. It has been luck, and luck does not last.',
      'One or two, and not badly. They do not like to talk about it.',
      'Not so that it shows. But nobody here sleeps well.',
    ],
  },
  {
    kinds: ['number', 'whether'],
    matters: ['supply'],
    says: [
      "A few days' worth, if everybody is careful. And everybody is not.",
      'Less than we say aloud. A week, perhaps, and then it gets ugly.',
      'Enough until the end of the week. I have stopped asking what comes after.',
    ],
  },
  {
    kinds: ['whether', 'what'],
    matters: ['health'],
    isOwn: false,
    says: [
      'Not that I ever heard of, and I think that I would have heard. Tired, yes. Who is not?',
      'There was a doctor, once or twice, and nothing was said about it afterwards.',
      'If so, it was well hidden. I never saw any sign of it.',
    ],
  },
  {
    kinds: ['why', 'how'],
    matters: ['belief'],
    says: [
      'Because there was nothing to be seen that spoke against it: nothing broken, nothing out of its place. If you can show me something, I shall look at it.',
      'Because it is the simplest thing, and the simplest thing is mostly the true one. I have been wrong before.',
      'Because I was there early, and I looked. It is not much, but it is more than the others did.',
    ],
  },
  {
    kinds: ['what', 'whether', 'how'],
    matters: ['belief'],
    says: [
      'I think that somebody knows more than has been said, and I would begin with {other}.',
      'I think that it began earlier than we noticed, and nearer to us than we like.',
      'It does not fit together, that is what I think. Either somebody is mistaken, or somebody lies.',
      'That one should talk less and look more. Begin with whatever nobody is keen to show you.',
    ],
  },
  {
    kinds: ['why'],
    matters: ['refusal'],
    isOwn: true,
    says: [
      'Because it is not mine to show around. If you want it badly enough, find me a reason.',
      'Because the last one who asked meant no good by it. I do not know yet what you mean by it.',
      'I have my reasons, and they are older than you are. Ask me again when I know you better.',
    ],
  },
  {
    kinds: ['why'],
    matters: ['refusal'],
    says: [
      'Out of fear, I think. One shuts a door on what one does not want to see.',
      'To keep somebody out, or something in. I have asked, and been told to mind my own work.',
      'There is something about it that strangers are not to see. More is not said, even among us.',
    ],
  },
  {
    kinds: ['what'],
    matters: ['refusal'],
    isOwn: true,
    says: [
      'Nothing that would help you. Everybody has a drawer that stays shut.',
      'My own business, and no crime. You will have to take my word for that, or find somebody who says otherwise.',
    ],
  },
  {
    kinds: ['who'],
    matters: ['sighting', 'finding'],
    isOwn: false,
    says: [
      '{Other}, from what I was told. I have not asked further.',
      '{Other} says so, at least. I was not there myself.',
      'Somebody who had no reason to make it up. Ask {other}, who was nearer.',
    ],
  },
  {
    kinds: ['whether', 'when'],
    matters: ['sighting'],
    says: [
      'Yes, more than once. At night mostly, when everything else is quiet.',
      'Once, and once was enough. I was on my way home.',
      'Yes. I have tried to tell myself that I was mistaken, and it did not help.',
    ],
  },
  {
    kinds: ['what'],
    matters: ['want'],
    isOwn: true,
    says: [
      'That it is over, and that somebody tells me so to my face.',
      'Help, plainly. Look round, ask the others, and come back to me with what you have found.',
    ],
  },
  {
    kinds: ['what', 'how'],
    matters: ['making'],
    isOwn: true,
    says: [
      'What everybody uses. I had it from those who did it before me, and nobody has complained yet.',
      'The usual things, and some that I do not tell. A trade has its secrets, and there is no harm in mine.',
      'Nothing that you could not buy yourself. It is the patience that people pay for.',
    ],
  },
  {
    kinds: ['what', 'whether'],
    matters: ['colour'],
    says: [
      'Grey, I would say. In that light everything is.',
      'Dark: a green, or a blue. I did not hold a lamp to it.',
      'Brown, and faded. Nothing that one would notice.',
      'Red, or it was red once.',
    ],
  },
  {
    kinds: ['what', 'how'],
    matters: ['sort'],
    says: [
      'An old one, and much used. I could not tell you more than that.',
      'The ordinary kind, to look at. One had to look twice.',
      'Nothing that you would find here twice. It came from somewhere else, I think.',
    ],
  },
  {
    kinds: ['who', 'what', 'whether'],
    matters: ['owner'],
    says: [
      'It belonged to the people of {other} once, I believe. Whose it is by right is another question.',
      'Nobody has claimed it. That ought to make one think.',
      'That would be {other}, as far as I know. I have never asked to see a paper.',
    ],
  },
  {
    kinds: ['what', 'how'],
    matters: ['event'],
    says: [
      'It began some days ago, with small things, and nobody wanted to be the first to say so. By the time it was said, it was too late to be small.',
      'One evening it was as always, and in the morning it was not. Nobody saw it happen, or nobody says so.',
      'It came on slowly, and then all at once. {other} noticed it before I did.',
    ],
  },
  {
    kinds: ['when', 'number', 'what'],
    matters: ['lasting'],
    isPast: false,
    says: [
      'Longer than they think, and not as long as we should like. Two days, if nothing goes wrong.',
      'A day, and something always goes wrong. I would count in hours.',
      'Until somebody does something about it. It will not get better by waiting.',
    ],
  },
  {
    kinds: ['when'],
    isPast: true,
    says: [
      'A few nights ago, toward midnight. I had not gone to bed yet.',
      'Late in the evening, when the streets were empty. I did not look at the clock, but it was dark.',
      'Early, before it was light. That is what I remember: that it was not yet light.',
      'Four days ago, or five. Since then one day has been like the other.',
    ],
  },
  {
    kinds: ['when'],
    says: [
      'After dark, mostly. By day nothing stirs.',
      'Toward evening, if it goes as it has gone so far.',
      'Sooner than we should like. Tonight or tomorrow, I would say.',
    ],
  },
  {
    kinds: ['where'],
    isOwn: false,
    says: [
      'Toward {next}, if you ask me. I have not gone to see.',
      'The last that I heard, one would have to look at {next}.',
      'Not here, or I would have seen it. I would try {next}.',
    ],
  },
  {
    kinds: ['who'],
    isOwn: false,
    says: [
      '{Other}, I would think. At least I never heard another name.',
      '{Other} would be the one, as far as I know.',
      'People name {other} when it comes to that. I was not there.',
    ],
  },
  {
    kinds: ['why'],
    isOwn: true,
    says: [
      'Because somebody had to, and nobody else was looking.',
      'I had no better reason than that it seemed right. It seldom is more than that.',
      'Because I was asked to, and I did not ask back. I do now.',
    ],
  },
  {
    kinds: ['why'],
    says: [
      'For money, or out of fear. In my life I have not met a third reason.',
      'Because nobody said no while there was time for it. That is how I see it.',
      'There is an old grudge behind it, if you ask me. There mostly is.',
    ],
  },
  {
    kinds: ['number'],
    says: [
      'A dozen, or not many more. I did not stand there and count.',
      'More than you have fingers. I stopped at that.',
      'Five or six that I know of.',
      'Not many. Three or four, I would say.',
    ],
  },
  {
    kinds: ['whether'],
    isOwn: true,
    isPast: false,
    says: [
      'Yes, and I am not the only one here. The others only hide it better.',
      'No. Should I be?',
      'A little. One gets used to it, and that is the worst of it.',
    ],
  },
  {
    kinds: ['whether'],
    isOwn: true,
    says: [
      'Yes, if you want to know it. It is no secret.',
      'No. I would tell you if it were so.',
      'Once, a while ago. It came to nothing.',
    ],
  },
  {
    kinds: ['whether'],
    says: [
      'Yes, I think so. It was never said aloud, but one could tell.',
      'Not that I know of, and here one hears most things.',
      'I would say yes. I would not put my hand into the fire for it.',
      'I do not think so. It would have been talked about.',
    ],
  },
  {
    kinds: ['how'],
    isPast: true,
    says: [
      'Quickly and quietly, from all that I have heard. Nobody was woken by it.',
      'Not in the way in which it is told. It was done by somebody who had time.',
      "Nobody saw it. One can only look at what was left, and draw one's own conclusions.",
    ],
  },
  {
    kinds: ['how'],
    says: [
      'Slowly, and with more luck than I have. Ask somebody who has done it.',
      'One step after the other. I have seen it done, and it was no art.',
      'As one does everything here: early, and without making a noise about it.',
    ],
  },
  {
    kinds: ['what'],
    isOwn: true,
    says: [
      'Nothing out of the ordinary. I would remember it otherwise.',
      'What one does on such a day: my work, and then as little as possible.',
      'Less than people think. They give me credit for all kinds of things.',
    ],
  },
];

/** What people say in a case when they have nothing of their own to say to it. `{x}` is whom it is about. */
export const sawNothing = [
  'I had eyes for nothing but my own affairs, I am afraid.',
  'If I had seen something, I should have told it by now.',
  'I was busy. One does not go about watching doors.',
  'I wish that I had. It would be easier to sleep.',
] as const;

export const knowsNothingOf = [
  'Of {x} I can only tell you what one hears from {short}, and that you can hear for yourself.',
  '{x} and I were not in the same room. I would be guessing.',
  'I have nothing to say against {x}, and nothing in favour either.',
  'What {x} did that evening I cannot tell you.',
] as const;

/** `{other}` knows more. */
export const askAnother = [
  'Ask {other}, who was about at that time.',
  'If anybody noticed something, it was {other}.',
  'I would ask {other}, who gets around more than I do.',
  '{other} looked as if there were something to say; ask there.',
] as const;

/** Whoever has told what they know of somebody. */
export const toldAllOf = [
  'Of {x} I have told you what I know.',
  'About {x} I can add nothing to what I said.',
  'That was all of it, as far as {x} is concerned.',
] as const;

/** `{other}` was there. */
export const confirmedBy = [
  'I should think that {other} can. We saw each other.',
  'Ask {other}. I was seen, thank heaven.',
  '{other} will tell you the same, or I have been talking to a ghost.',
  'Yes: {other}. You need not take my word for it.',
] as const;

export const wearer = [
  'It is {x} who {worn}.',
  'Look at {x}, who {worn}.',
  'That can only be {x}, who {worn}.',
] as const;

export const seenAtScene = [
  'As far as one can see it was done with {means}, {hours}, and quickly.',
  '{Means}: that is what did it, {hours}, and there was no struggle to speak of.',
  'It took {means} and a moment in which nobody was looking, {hours}.',
] as const;

export const denials = [
  'No. I did not, and I can say it as often as you ask.',
  'I? No. Whoever it was, it was not me.',
  'If I had, would I stand here and talk to you? No.',
  'You have to ask that, I know. The answer is no.',
  'No, upon everything that I hold dear.',
] as const;

export const byNoChance = [
  'By chance? No. Somebody stood there and did it; I only wish that it were otherwise.',
  'I should like to think so too. But somebody was {scene} who will not say so.',
  'That was my first thought, and it was wrong. Somebody did this.',
] as const;

/** A search where nothing of it can be. */
export const notHere = [
  'Nothing here has to do with it. It was done {scene}, and the rest of them say that they were {rooms}.',
  '{Here} is where everybody sits and waits; what there is to be found is {scene}, or {rooms}.',
] as const;

export const ofThePoison = [
  'Under the wine there is something else, bitter and a little like almonds. A drop on the tongue makes it go numb, and that is as far as you take it.',
  'It smells of almonds, where nobody has eaten any. You do not drink of it.',
] as const;

/** What the whole is about, told to whoever asks. */
export const whatItIs = [
  'It is about {v}: it was done {scene}, {hours}, and found {found}.',
  '{V}, {scene}, {hours}: that is what it is all about.',
  'What you were told is this: {v}, {scene}, {hours}, and nobody who says that it was them.',
] as const;

/** A face is no proof, whoever it belongs to. */
export const faceTellsNothing = [
  'You look {x} in the face for a while. It is tired, and it looks back; of what was done it says neither yes nor no.',
  '{x} holds your eye as long as most people would, and no longer. One cannot read an alibi off a forehead.',
  'Whether {x} speaks the truth is not written anywhere on {x}. Somebody else may know, or a thing may.',
] as const;

export const cannotTell = [
  'That I cannot tell you. I only know what I saw, and where I was.',
  'You ask me more than I know.',
  'I have been asking myself the same thing, and I have no answer.',
  'I do not know. I would rather say so than make something up.',
  'Nobody has told me that, and I did not see it.',
] as const;

export const ofTheDead = {
  murder: [
    '{V} is dead. There is no doubt about that, and no help for it.',
    'Dead, and cold by now. We have all been in to look.',
  ],
  poisoning: [
    '{V} drank, and fell, and has not opened an eye since. Nobody dares to say how it will end.',
    'There is no speaking with {v}, now or perhaps ever.',
  ],
  theft: [
    'Nobody was hurt. {V} is gone, and that is bad enough.',
    'It is only {v} that is gone. Only, I say.',
  ],
  sabotage: [
    'Nobody is dead. That is luck, and no thanks to whoever did it.',
    'It was only {v} that was hit; this time.',
  ],
} as const;

export const noOpinion = [
  'I would rather not say a name. One cannot take it back.',
  'It was one of us, and I have had breakfast with all of us.',
  'Look for the one whose story nobody bears out. That is what I would do.',
  'I go over it in my head, and every time it is somebody else.',
] as const;

export const ofTheMatter = [
  'What should I say of {v}? We got on as well as people do.',
  'I had no quarrel over {v}, and I know of nobody who would say otherwise to my face.',
  '{V}? I hardly gave it a thought before that evening.',
] as const;

export const ofTheMeans = [
  'Anybody could have taken {means}; it was always there.',
  '{Means}? I have had it in my hand myself, and so has everybody.',
  'It does not tell you much, {means}. One did not have to bring it.',
  'You will not learn a name from {means}, I fear.',
] as const;

export const ofTheHours = [
  'It was [all right|as it should be] before that, and it was done {hours}. It was found {found}.',
  'It must have been {hours}. Before that there were people about, and {found} it was found.',
  'We have all gone over it: {hours}, no earlier and no later.',
] as const;

/** Whose the piece is: `{x}` and what they wear. */
export const ownerNamed = [
  '[Show me|Let me see]. That is off something of {x}, who {worn}.',
  'I know that. {x} {worn}.',
  'There is only one here who has the like: {x} {worn}.',
  'You need not ask twice: {x} {worn}, and nobody else does.',
] as const;

export const askTheOwner = [
  'I know nothing about that. [Ask|You must ask] {x}.',
  'That is for {x} to explain, and not for me.',
  '{x} can tell you what it means; I cannot.',
] as const;

/** The guilty one, who stays with the story that was told. */
export const squirmsAtPiece = [
  'There are many of those. ... Mine? Mine came off weeks ago, I have no idea where.',
  'Somebody must have carried it there. I do not have to explain where my things get lost.',
  'A {piece}! If that is all that you have, I wish you a good evening.',
  'I have told you that I was not {scene}. So it cannot have fallen from me there, can it?',
] as const;
export const squirmsAtLie = [
  'Then whoever says so looked badly. I was {at}, and I shall say so as often as you like.',
  'I was {at}. Perhaps I stepped out for a moment. For a moment, you understand; one does.',
  'I do not have to listen to this. {At}: that is my answer, and it was my answer before.',
  'You twist it. I was {at} the whole time, or near enough to the whole time.',
] as const;
/** What one sees of it. */
export const squirms = [
  '[The hands|Both hands] of {person} [are no longer quite still|look for a pocket and do not find it].',
  '{person} [laughs a little too late|wets dry lips|looks at the door, and then at you].',
  'It [takes {person} a breath too long|comes too fast, as if it had been learnt].',
  '[A red spot|Colour] [comes up on the neck of|goes out of the face of] {person}.',
] as const;

export const nothingAgainst = [
  'Is that a question? I have told you where I was. If somebody says otherwise, bring them here.',
  'You say that to everybody, I suppose, to see who blushes.',
  'I say what I know, and I know that I did nothing.',
  'Find somebody who says otherwise, and we shall talk again.',
] as const;

/** Somebody who was accused falsely, for a while. */
export const offended = [
  '{person} [turns a shoulder to you|looks past you]: "[First you call me a criminal, and now you want a favour|You said before everybody that it was me]. [Ask my pardon, or ask somebody else|An apology would be a beginning]."',
  '"[Still here|You again]?" says {person}. "[I have not forgotten what you called me|One does not call me that and then go on chatting]. [Say that you are sorry|Begin with an apology], and we shall see."',
  '{person} [will not hear you|goes on looking out|has nothing for you] until that accusation has been taken back.',
] as const;
export const forgives = [
  '{person} [lets a moment go by|breathes out]: "[Very well|Let it be]. [You have to ask everybody, I suppose|Somebody had to be the first]. What is it?"',
  '"[Accepted|Then that is done with]," says {person}, "[and do not make a habit of it|and next time have something in your hand]."',
] as const;

export const lead = [
  'You go over {thing} without hurry.',
  '{thing} [is worth a second look|turns out to be worth the trouble].',
  'You take your time with {thing}.',
  '[Close to|From near by], {thing} [has something to tell|says more than it did].',
  'You [bend down to|look closely at] {thing}.',
] as const;
export const foundNothing = [
  'You go over the room and [nothing leaps to the eye|come up empty], but you have not yet [taken a proper look at|laid a hand on] {thing}.',
  '[At first glance|For now] there is nothing; it is {thing} that [your eye keeps going back to|you have not looked into yet].',
  'Much has been trodden over here. Something about {thing} [does not let you go|makes you want to look again].',
] as const;
export const nothingMore = [
  'Of what happened, {here} has [told you all that it will|nothing left to tell].',
  'You have [been over|gone through] {here}, and there is no more to be found of it.',
] as const;

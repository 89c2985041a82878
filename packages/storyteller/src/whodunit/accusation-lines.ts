/** An accusation, from the first word to the end. `{x}` is whoever is named. */
export const accusationLines = {
  whom: [
    'One name, [please|if you can]: {names}. Whom do you accuse?',
    'It has to be somebody in particular. There are {names}; say which.',
  ],
  named: [
    'You say it [aloud|so that all can hear it]: {x}. [The talk stops|It becomes very quiet].',
    '{x}: the name is out, and [everybody looks at everybody else|a chair creaks, and nothing more].',
    'You name {x}, and for a moment [nobody breathes|nobody looks at anybody].',
    'There it is, said before all of them: {x}.',
  ],
  brushedOff: [
    '"I?" {x} [smiles|raises both hands]. "[That is easily said|You have an imagination]. And what have you got? A feeling?"',
    '{x} [looks round at the others|does not even get up]: "You have [nothing|not one thing] in your hand. Come back when you have."',
    '"Then prove it," says {x}, and [waits|folds both arms], and nobody says a word.',
  ],
  half: [
    '{x} [turns a shade paler|swallows], but stays on both feet: "That [can mean anything|is one thing, and one thing is nothing]. You will need more than that."',
    '"[Clever|You have been busy]," says {x} after too long a while. "[But it does not hold|It will not do, and you know it]."',
    'For a breath it looks as if {x} would give in. Then: "One swallow [does not make a summer|is not a summer]. What else?"',
  ],
  wantsBoth: [
    'What is missing is everything that could be held up: [something of theirs where it was done|a thing that was left {scene}], and [somebody or something that gives the lie to their story|a hole in what they say of that time].',
    'You would have to show two things: that the story of where {x} was is not true, and that {x} left something behind {scene}.',
  ],
  wantsPiece: [
    'That {x} was not {at} you can show. What is missing is something that puts {x} {scene}: whoever was there may have left something behind.',
    'One half is there: the story is false. The other half must still lie {scene}, or whoever found it saw it.',
  ],
  wantsLie: [
    'You have the {piece}. What is missing is the story: {x} claims to have been {at}, and as long as nobody and nothing says otherwise, it stands.',
    'The {piece} points at {x}, and the alibi points away again. Somebody was about at that time; or the room itself can tell whether anybody was {at}.',
  ],
  falselyNamed: [
    '{x} [stares at you|goes white, then red]. "I? You have lost your mind. [I shall not forget this|You will regret that]."',
    '"Say that again," says {x}, very quietly, [and you do not|and there is no need to]. It is not the face of somebody who has been caught; it is that of somebody who has been struck.',
    '{x} [does not answer at all|gets up], and [turns away from you|walks to the other end of the room]. It costs you something, that silence.',
  ],
  falseAgain: [
    '"Once more?" {x} [laughs, without joy|looks at the others]. "[You have said that already, and it was as wrong then|Has nothing better come to you]?"',
    '{x} has heard it before, and [only shakes a slow head|it has not become any truer].',
  ],
  trustLost: [
    'The others have drawn [together|a little closer to each other]. You have pointed at more than one by now, and they [answer more carefully|count their words] from here on.',
    'Nobody says it, but everybody thinks it: who will be next? They [will be less open with you|speak lower now].',
  ],
  laidOut: [
    'You lay it out, one thing after the other. [First|There is] the {piece}, which was {scene}; and whose it is [everybody can see who looks at {x}|{x} carries about for all to see].',
    'So you begin with the {piece}. It was found {scene}, where {x} claims never to have been, and [there is only one here from whom it can have come|it fits on {x} and on nobody else].',
  ],
  laidOutWitness: [
    'Then the story: {at}, says {x}. But {y} was there at that time, and there was nobody.',
    'And {x} was not {at}. Ask {y}, who was, and who saw no one.',
  ],
  laidOutRoom: [
    'Then the story: {at}, says {x}. But {thing} says that nobody was there.',
    'And {x} was not {at}: one need only look at {thing}.',
  ],
  confession: [
    'It [is quiet for a long time|takes {x} three breaths]. "[Yes|Well], yes," says {x} at last, and sits down[, all at once an old face|, as if that were a relief].',
    '{x} opens a mouth to answer and [closes it again|finds nothing]. "I was so careful," says {x} then. "I was so careful, and then [a thing like that|such a little thing]."',
    '"I thought it would be worse to be found out," says {x} [into the silence|and looks at nobody]. "It is almost better."',
  ],
  flight: [
    '{x} is [at the door|past you] before anybody has understood. A chair goes over, somebody shouts; and then [three of them bring {x} back|the others have {x} by both arms], and there is no more talk of alibis.',
    'There is a crash: {x} runs. It is a short run, [for the way out is held|for everybody here has been waiting to have something to do], and at the end of it {x} [gives up|stands with both hands raised].',
  ],
  reason: {
    murder: [
      '"You all know that {told}," [it comes out, bit by bit|one hears in the end]. "I only wanted to talk. Then I did not want to talk any more."',
      'Why? It is what people have been saying all along: {told}. It had been going on for years, and that evening it was over.',
    ],
    poisoning: [
      '"You all know that {told}," [it comes out, bit by bit|one hears in the end]. "It is so easily poured. One only has to look the other way."',
      'Why? It is what people have been saying all along: {told}. A few drops, and it would all have been over.',
    ],
    theft: [
      '"You all know that {told}," [it comes out, bit by bit|one hears in the end]. What was taken [comes to light, wrapped in a stocking|lies behind a loose board, and nothing has happened to it].',
      'Why? It is what people have been saying all along: {told}. What was taken is fetched, and laid on the table[, and everybody looks at it|].',
    ],
    sabotage: [
      '"You all know that {told}," [it comes out, bit by bit|one hears in the end]. "Nobody was to be hurt. It was only to stop."',
      'Why? It is what people have been saying all along: {told}. One blow, at the right place, was to put an end to it.',
    ],
  },
  solved: [
    'So it is found out. {x} is [taken away|locked in until the law comes], and those who are left [look at each other as people do after a storm|do not know what to say to you, and then say thank you].',
    'That is the end of it. What happened to {v} has a name now, and it is the right one, and [nobody else has to carry it|the others can sleep].',
  ],
  solvedDearly: [
    'So it is found out, and it was {x}. Those whom you named before that [do not shake your hand|nod to you, from far off], but they nod.',
    'That is the end of it: {x}, in spite of all the detours. You will owe [some apologies|somebody an apology], and you have earned some thanks.',
  ],
  unsolved: [
    'Then the law arrives, with [lamps|boots] and questions, and everybody is sent [home|apart]. Weeks later you read in three lines that it was {x}; a {piece} gave it away.',
    'The time is up: the doors are opened, and they all go their ways. It was {x}, as comes out [long afterwards|a year later], over a {piece} that lay where anybody could have found it.',
  ],
  pressed: [
    '{finder} [draws you aside|comes over to you]: "They will not stay here for ever. Whom do you think it was? If you have the proof, say it before all of them."',
    '"[It is getting late|The night is nearly over]," says {finder}. "[Soon the doors will be opened|I cannot keep them here much longer]. Say whom you suspect, or say what you still need."',
  ],
} as const;

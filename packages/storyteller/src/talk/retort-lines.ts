/** What a question or a word is that turns on what was just said, or on the one who said it. */
export type Retort =
  | 'who'
  | 'meaning'
  | 'source'
  | 'doubt'
  | 'trust'
  | 'reward'
  | 'reason'
  | 'purpose'
  | 'danger'
  | 'wellbeing'
  | 'family'
  | 'joke'
  | 'jest'
  | 'alibi'
  | 'accusation'
  | 'affection'
  | 'price'
  | 'more'
  | 'charge'
  | 'others';

/** `{short}`: what they told last, in short. Lines with it are left out where they have told nothing. */
export const retorts: Record<
  Exclude<Retort, 'who' | 'more' | 'others' | 'family' | 'alibi'>,
  readonly string[]
> = {
  meaning: [
    '{person} [says it again|tries again], [more slowly|in plainer words]: "[What I said|Just that]: {short}"',
    '"[I meant what I said|Just what I said]," says {person}: "{Short}"',
    '{person} [nods|thinks for a moment]: "I mean [just that|it just as I said it]: {short}"',
    '"[I said it as well as I can|I am no good at speeches]," {person} admits. "Ask me one thing at a time."',
    '{person} [thinks for a moment|shrugs]: "[Just what I said|There is nothing more behind it]."',
  ],
  source: [
    '"[I was there|I saw it with these eyes]," [says|answers] {person}, "[and I wish I had not been|which is more than most here can claim]."',
    '{person} [hesitates|glances round]: "[People talk, and I listen|One hears things]. [Nobody pays me any mind|It is half of what I do all day]."',
    '"[Nobody told me|I did not need to be told]," [says|answers] {person}. "[I can count|I have eyes], and [two and two are still four|the rest is plain enough]."',
    '{person} [taps an ear|shrugs]: "From somebody who [had no reason to lie|would rather not be named]. [I would stake my coat on it|That is all I can say]."',
  ],
  doubt: [
    '"[Every word of it is true|I have no reason to lie to you]," [says|answers] {person}, and [does not look away|holds your eye].',
    '{person} [looks hurt|flushes]: "[Then go and see for yourself|Do not take my word for it]. [You will be back|It is all still there]."',
    '"[I wish it were a lie|Would that I had made it up]," says {person}, [quietly|and it does not sound rehearsed].',
    '{person} [lifts a hand as if to swear|spreads both hands]: "[What would a lie get me|Who would invent such a thing]?"',
    '"[Believe it or leave it|I can say it again, but not truer]," [says|answers] {person}. "[It does not change what is out there|It is so]."',
    '{person} [meets your doubt with a shrug|has been doubted before]: "[Look into it, then|Ask whom you like]. [I will wait|You will hear the same]."',
  ],
  trust: [
    '"[You should not, yet|I would not, in your place]," [says|answers] {person}. "[Look at what I have told you, and see whether it holds|Trust what you find, then]."',
    '{person} [thinks about it honestly|takes the question seriously]: "[Because I have more to lose than you|Because I told you when I could have kept quiet]."',
    '"[Trust is a large word|That is for you to say]," says {person}. "[I ask only that you look|Watch my hands, if it helps]."',
    '{person} [smiles crookedly|shrugs]: "[You need not trust me to see that I am afraid|Nobody else is offering]."',
  ],
  reward: [
    '"[I cannot fill your purse|I have no chest of coins]," {person} admits. "[What you find on the way, you keep, and nobody here will ask|You would have my thanks, and my door open to you]."',
    '{person} [turns out an empty pocket|looks at the ground]: "[I have little to give|There is no fortune in it]. [A good name, a meal, a place by the fire|My word that it will not be forgotten]."',
    '"[Is it about money|So it comes to that]," says {person}, [not offended|with half a smile]. "[If it goes well, there will be something in it for you; I promise no sum|I will not promise what I do not have]."',
  ],
  reason: [
    '"[Why|If I knew why]?" {person} [rubs {their} neck|lets out a breath]. "[I have asked myself that every night|I only know that it is so]."',
    '{person} [thinks before answering|looks for the beginning of it]: "[Somebody gains by it; somebody always does|Find out who gains by it, and you have your why]."',
    '"[That is what I hope you will find out|There you ask the right question]," [says|answers] {person}.',
    '{person} [opens {their} mouth and shuts it again|shakes {their} head]: "[The why of it is beyond me|I can give you the what, not the why]."',
    '"[Because nobody stopped it|Because it could]," says {person} [at last|grimly], "[and that is the whole sad reason|at least I see no better reason]."',
  ],
  purpose: [
    '{person} [does not have to think|counts it off on one finger]: "[What I want is soon said|Only this]: {quest}."',
    '"One thing, and no more," says {person}: "{quest}."',
    '{person} [shrugs|looks surprised to be asked]: "[I want to be left in peace|A quiet evening would do], like everybody."',
    '"[I want nothing from you|You came to me]," says {person}, "[but I do not mind the company|so ask, or go on]."',
  ],
  danger: [
    '"[It is|Yes]," says {person}, [simply|without a smile]. "[Do not go alone if you can help it|Keep your back to a wall]."',
    '{person} [looks you over|weighs you with a glance]: "[For you? Perhaps not|Dangerous enough]. [I would not go|Others have gone, and I have not seen them come back]."',
    '"[Would I ask you if it were safe|Safe is not the word]?" [says|asks] {person}.',
    '{person} [nods slowly|lowers {their} voice]: "[Take care whom you turn your back on|Have your hands free]. [More I cannot tell you|It comes quickly, they say]."',
  ],
  wellbeing: [
    '"[I have been better|I get along]," [says|answers] {person}. "[Kind of you to ask|Few ask]."',
    '{person} [manages a smile|straightens up]: "[Tired, and not hurt|Whole, as you see]. [It is not me you should worry about|Thank you]."',
    '"[I sleep badly|As one is, these days]," {person} admits, "[but who does not|and it will pass when this is over]."',
    '{person} [waves it away|shrugs]: "Still standing, [thank you|and you]?"',
  ],
  joke: [
    '{person} [thinks|frowns with effort]: "[A man walks into {here} looking for good news|How many people does it take to run {here}]. [That is the joke|Nobody has ever found out]."',
    '"[I know one|Only one]," says {person}, "[and it was funnier before all this|and my mother walked out of the room when I told it]."',
    '{person} [snorts in spite of everything|very nearly laughs]: "[Come back when this is over, and I will tell you a long one|You first]."',
    '"[I was never any good at it|I always forget the end]," says {person}. "[Something about a goose|There was a bishop in it]."',
  ],
  affection: [
    '{person} [blinks|goes a little pink]: "[We have only just met|You say that to everyone you meet, I think]. [Let us see the other side of this first|Ask me again when it is over]."',
    '"[That is sudden|Well now]," says {person}, [and looks anywhere but at you|not altogether displeased]. "[I have had worse offers today|It is the company you keep that worries me]."',
    '{person} [laughs, kindly enough|shakes {their} head and smiles]: "[I like you well enough|You have nerve, I grant you that]. [Let us leave it there|The rest can wait]."',
    '"[You are serious|You mean it]," says {person}, [wondering|after a long look]. "[Come back alive, and we will talk|I shall pretend I did not hear it, for both our sakes]."',
  ],
  jest: [
    '"[Very funny|I am dying of laughter]," says {person}, [and does smile a little|not quite sure of it].',
    '{person} [lets out a breath|shakes {their} head]: "[Do not do that|You had me there]."',
    '"[Ah|I see]," says {person}. "[Strange times for it, but I have missed a joke|Warn me next time]."',
  ],
  accusation: [
    '{person} [stares at you|goes white, then red]: "[Me|I]? [Would I stand here and talk to you, if it were so|Then show me what you have, or say it more quietly]."',
    '"[That is a heavy word|Mind what you say]," says {person}, [very quietly|with a look round]. "[Bring me one thing that proves it|People have been ruined by less]."',
    '{person} [laughs once, without joy|takes a step back]: "[You have the wrong one, and the right one is laughing|Prove it]. [I am not going anywhere|Until then we are done shouting]."',
  ],
  price: [
    '"[Nothing here has a price on it|I am not selling]," says {person}. "Name the thing, and I will tell you whether it can be had."',
    '{person} [looks at the thing and at you|raises an eyebrow]: "[More than it looks, less than it was|That depends on who asks]. [Make an offer, if you mean it|I would have to think about it]."',
    '"[A price|For that]?" {person} [scratches an ear|laughs softly]. "[Nobody ever asked me|I would not know what to ask]."',
  ],
  charge: [
    '"[In charge|Who gives the orders]?" {person} [laughs without much joy|glances over one shoulder]. "[Whoever shouts last|On paper, somebody who is never here]. [Who has the say is another matter: {villain}|And then there is {villain}]."',
    '{person} [lowers {their} voice|looks round first]: "[That depends on whom you ask|Nobody who would help you]. [If you ask me, {villain}|Lately everything goes the way {villain} wants it]."',
    '"[Nobody, as far as I can see|If you find out, tell me]," says {person}.',
  ],
};

/** Where every line for it was said. */
export const retortsSpent = [
  '{person} [has no better answer than before|only shrugs], and [says as much|lets it stand].',
  '"[You have had my answer|I cannot put it any other way]," says {person}[, not unkindly|].',
  '{person} [looks at you patiently|lets the question pass]: [there is nothing new to say to that|it has been answered as well as it can be].',
] as const;

export const othersKnow = [
  '{person} [nods across|tips a chin]: "{other}[, perhaps|, if anybody]. [Beyond that I could not say|Otherwise, nobody who would tell]."',
  '"[Try {other}|{other} might]," says {person}. "[More people know than say so|We do not talk about it much]."',
] as const;
export const nobodyElseKnows = [
  '"[Not many|Fewer than should]," says {person}, "[and those who do keep it to themselves|and none of them is here]."',
  '{person} [thinks|counts in silence]: "[You, now, and me|Nobody whom I could name]. [That may be one too many|It is not a thing one tells]."',
] as const;

/** Somebody who is asked to come along, and what they make of it. */
export const joins = [
  '"[Gladly|Why not|Very well]," says {person}, and [is at your side|falls in beside you|comes along].',
  '{person} [thinks for no longer than a breath|looks back once], and then [comes with you|is ready to go].',
  '"[Then let us not stand about|Lead on|After you]." {person} comes [along|with you].',
  '{person} nods, takes [what there is to take|a coat], and [goes where you go|stays close to you].',
  '"[I had hoped that you would ask|Somebody has to keep an eye on you]," says {person}, and joins you.',
] as const;

export const withUsAlready = [
  '{person} is with you already, and [means to stay|not a step behind].',
  '"I am here," says {person}. "[Where else would I be|Lead on]."',
  '[You need not ask|No need to ask]: {person} is coming along as it is.',
] as const;

export const notWithYou = [
  '{person} turns away; [not with you|that is a no].',
  '"[With you?|Not a step.|I think not.]" {person} [stays put|does not move].',
  '{person} [shakes a slow head|laughs, and not kindly]: "[Go alone|You will manage without me]."',
] as const;

export const needsAReason = [
  '{person} [looks you over and stays put|takes a step back]: not without a reason.',
  '"[Why should I|And leave all this|What for]?" asks {person}. "[Give me a reason|Talk me into it]."',
  '{person} [hesitates|looks at you for a while]: "[I hardly know you|I have enough to do here]. You would have to win me over."',
] as const;

export const stays = [
  '{person} [nods|sits down]: "[I wait here|I am not going anywhere|Come back for me]."',
  '"[As you like|All right|Be careful, then]," says {person}, and stays [behind|where you are now].',
  '{person} [stays|will wait here], [and watches you|if not happily][ for a while|].',
] as const;

export const goesHome = [
  '{person} goes, with one look back.',
  '{person} [nods|takes leave of you] and goes back [to where you met|the way you came].',
  '"[Call me when you need me|I have things to see to]." With that {person} turns back.',
] as const;

/** On the way. */
export const comesAlong = [
  '{person} [comes along|is a step behind you|keeps close].',
  '{person} [has come with you|follows], and [says little|looks about].',
  'Beside you walks {person}.',
  'You are not alone: {person} [is with you|has come along].',
  '{person} [looks round as if for the first time|stays at your heels].',
] as const;

/** Where every other way of saying it is used up. */
export const asAsked = [
  '{person} does as you ask[, {you}|].',
  'It is done [as you say|the way you want it], by {person}[ without a word|].',
] as const;

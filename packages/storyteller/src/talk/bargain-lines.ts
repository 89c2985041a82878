import type { Attitude } from '../world/world.ts';

export const named = [
  '"{sum}," says {person}, [without looking up|and does not blink].',
  '{person} [thinks it over|counts on the fingers of one hand]: "{sum}, [and not a copper less|if you mean it]."',
];

/** What somebody will not sell, and why. */
export const noPrice: Record<Attitude, readonly string[]> = {
  friendly: [
    '{person} [spreads both hands|shakes a slow head]: "For {ware} I can name no price. [It is not mine to sell|Nobody could give it to you for gold]."',
    '"If it were mine, you would have {ware} for nothing," says {person}. "[But it is not|It is not in my hand]."',
    '{person} [is sorry|looks honestly troubled]: "I would not know what to ask for {ware}. [Do something for me instead|Help me first, and we will talk]."',
  ],
  wary: [
    '"[There is no price|Gold will not do it]," says {person}, [not unkindly|and watches how you take it]. "[I do not sell what I may still need|Come back with something better]."',
    '{person} [weighs you up|takes a while]: "Who says that {ware} is to be had from me? [Bring me a reason|Find me a better one than gold]."',
    '"For {ware}?" {person} [laughs|does not laugh]. "[More than you carry|What you carry would not buy the question]."',
  ],
  hostile: [
    '"[Not to you|Not for any sum]," says {person}. "[You are the last who would get {ware} from me|And now go]."',
    '{person} [smiles at that, and it is a thin smile|looks through you]: "[To you nothing is for sale|There is no such sum]."',
  ],
};

export const wagered = [
  '"[Done|Why not|Let us see your luck]," says {person}, and [the stakes are on the table|clears a space between you].',
  '{person} [cannot resist|shrugs, and sits down]: "[One round, no more|You begin]."',
];
export const noWager = [
  '"[I do not play|I would not play] with you," says {person}, [and that is all|and turns away].',
  '{person} [does not so much as look up|pushes the thought away with one hand]: "[Keep your stake|Find another fool]."',
];
export const won = [
  'The luck is yours: {person} [looks at it twice|takes a long breath] and [keeps the bargain|does not argue].',
  'It falls your way, and {person} [swallows it|nods slowly]: "[A word is a word|You have won it]."',
];
export const lost = [
  'It falls the other way: {person} [holds out a hand|does not gloat], and your stake is gone[; {rest}|].',
  '"[Mine|Better luck next time]," says {person}, and [draws the stake over|takes what was agreed][; {rest}|].',
];
/** Nothing came of it, and nothing was paid. */
export const notBought = [
  '{person} [looks at the coins a moment too long|counts it in silence], and shakes {their} head: "[For that I would risk too much|Keep it. I would have to live here afterwards]."',
  '"[That is not enough for what you ask|No]," says {person}[, with some regret|]. "[Not for gold alone|I need my sleep more than your money]."',
  '{person} [pushes your hand back|folds both arms]: "[And when it comes out, who pays me then|I am not so cheap]?" You keep your money.',
];
export const bought = [
  '{person} [looks round|takes a breath] and [holds out a hand|nods]: "[For that, yes|Then we understand each other]." The coins change hands; {rest}.',
  '"[Done|Agreed]," says {person}, [very low|before you can think better of it]. The money is paid, and {rest}.',
];
export const sign = [
  '{person} neither nods nor shakes {their} head; [it looks like not knowing rather than not daring|after a moment the shoulders go up, and down again].',
  'For a breath {person} [holds quite still|looks at the floor]. Then comes [a small movement that is no nod|a slow shake of the head: not so, or not that anybody saw].',
];
export const noSign = [
  '{person} [gives no sign at all|looks straight ahead], and [means it|that is answer enough].',
];

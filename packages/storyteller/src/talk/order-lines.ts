/** `{sum}`: `2 gold`; `{shown}`: `two rooms and a bath`. */
export const priceNamed = [
  '"[That would be|That comes to|Call it] {sum}," says {person}[, without having to think|, and waits to hear more|].',
  '{person} [counts on {their} fingers|looks you over]: "[{sum}, and not a coin less|For {sum} it is yours|{sum}, and I charge everybody the same]."',
  '"{sum}," [says|answers] {person}, "[and worth it|paid beforehand|if you want it]."',
  '{person} [names it at once|makes a show of reckoning]: {sum}.',
] as const;
export const takesCoin = [
  '"[Coin is coin|I take whatever rings]," says {person}. "[Gold, silver, copper: it all spends|I bite it first, that is all]."',
  '{person} [nods|holds out a flat hand]: "[So long as it is not lead|Of every kind, and gladly]."',
] as const;
export const takesNone = [
  '{person} [looks amused|shakes {their} head]: "[I sell nothing|There is nothing here that you could buy from me], [so keep your purse shut|so it is all one to me]."',
  '"[Money of any kind is welcome, I suppose|I would not refuse a gift]," says {person}, "[but I have nothing to sell|but I am no shop]."',
] as const;
export const nothingOwed = [
  '"[Nothing|Not a thing]," says {person}. "[You are all paid up|We are even]."',
  '{person} [waves it away|thinks back]: "[You owe me nothing that I know of|There is no debt between us]."',
] as const;
export const hasNone = [
  '{person} [pats {their} pockets|looks round]: "[No {ware} here, I am sorry to say|I wish I had any {ware} to give you]."',
  '"[I have no {ware}|You will get no {ware} from me], [not because I would not|and I would not know where to find any]," says {person}.',
  '{person} [has no {ware}|can offer no {ware}], and [says so kindly|is sorry for it].',
] as const;
export const noSuchWork = [
  '"[I could not tell you|I have never had to ask]," says {person}. "[That is not my kind of work|You want somebody whose trade it is]."',
  '{person} [thinks|weighs it]: "[I would not know what they take for that|Nobody here does that for a living]."',
] as const;
export const givenFreely = [
  '{person} [finds you {shown} from somewhere|sees that you get {shown}], and [will take nothing for it|waves your thanks away].',
  '"[Of course|By all means]," says {person}, and [before long you have it|it is put into your hands].',
] as const;

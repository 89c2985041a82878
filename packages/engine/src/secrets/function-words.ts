import { hashOf } from './word-reader.ts';

/** Words that every text is full of, in the languages that tables mostly speak: a run of them tells nothing. */
const words = `a an the and or nor but if then than as at by for from in into of off on onto out over to toward towards under up upon with without within through between about above after again against along among around before behind below beside
beyond down during near since until till while when where who whom whose which what why how that this these those there here it its he him his she her hers they them their theirs we us our ours you your yours i me my mine
is are was were be been being am do does did done has have had having can could may might must shall should will would not no yes so too very just only even still also now ever never always
all any both each every few many more most much other others another some such same own one two
dont doesnt didnt isnt arent wasnt werent wont cant couldnt wouldnt shouldnt thats theres
der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ist sind war waren sein hat haben wird werden im am zum zur mit von vom zu auf aus bei nach vor uber unter durch fur gegen ohne um als wie wenn dass es er sie wir ihr du ich
man sich noch schon nur auch so da dort hier
le la les un une des du de et ou mais ne pas est sont etait au aux dans sur sous avec sans pour par que qui dont il elle ils elles on nous vous tu je se ce cette ces son sa ses leur
el los las una unos unas y o pero no es son era del al en con sin por para que quien su sus se lo le
il lo gli i uno e ma non di da dal della dei nel nella che chi si suo sua
os as um uma no na nos nas dos das ao com sem por ele ela eles elas`;

const hashes = new Set(words.split(/\s+/).map(hashOf));

/** Kana hold Japanese sentences together. */
const kana = new Set(Array.from({ length: 0x60 }, (_, at) => hashOf(String.fromCharCode(0x3040 + at))));

export function isFunctionWord(hash: number): boolean {
  return hashes.has(hash) || kana.has(hash);
}

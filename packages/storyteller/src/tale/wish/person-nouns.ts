import type { AskedPerson } from '../asked.ts';

/** What belongs to a name: `Queen Isolde`. */
const honorifics = new Set(
  'captain queen king lord lady duke duchess prince princess baron baroness count countess sir doctor dr professor mr mrs ms miss mayor sheriff marshal deputy colonel general major sergeant lieutenant admiral commander inspector inspecteur detective agent principal headmistress headmaster director father mother sister brother abbot bishop judge senator president emperor empress aunt uncle chief warden chancellor madame madam don jarl ambassador contessa conte marquis marquise viscount dame elder reverend constable widow frau herr señor señora gobernador capitán capitaine monsieur signor signora comandante'.split(
    ' ',
  ),
);

/** What only says who somebody is: `the warlord Takeda Ren`. */
const callings = new Set(
  'warlord ringmaster priest priestess shogun wizard witch archmage sorcerer sorceress necromancer dragon lich demon vampire pirate ghost giant tyrant smuggler gangster outlaw butler innkeeper blacksmith smith banker hermit bard teacher pilot android robot wolf fox owl hedgehog badger whale ferryman ferrywoman merchant knight thief spy hacker nurse librarian gardener hunter ranger envoy harbourmaster harbormaster'.split(
    ' ',
  ),
);

const kin =
  'daughter son brother sister wife husband mother father child girl boy aunt uncle cousin niece nephew grandmother grandfather grandma grandpa granddaughter grandson twin widow widower fiancé fiancée bride groom friend neighbour neighbor partner stepmother stepfather heir orphan baby mum mom dad';
const trades =
  'reeve miller baker brewer tailor weaver cook maid servant steward clerk scribe scholar monk nun friar sexton vicar pastor parson preacher rabbi imam deacon novice acolyte alderman councillor councilor councilman bailiff magistrate lawyer notary attorney editor reporter journalist photographer engineer mechanic technician medic surgeon physician apothecary healer midwife herbalist scientist researcher biologist astronomer cartographer explorer sailor bosun quartermaster navigator fisher fisherman whaler shepherd farmer rancher cowboy cowhand drover trapper hunter woodcutter forester gamekeeper groom stablehand coachman driver conductor stationmaster porter guard guardsman watchman soldier sergeant veteran mercenary bodyguard spymaster informant stranger traveller traveler pilgrim beggar pedlar peddler trader shopkeeper landlord landlady bartender barkeep barmaid waitress waiter host hostess manager owner boss secretary receptionist janitor caretaker curator archivist antiquarian collector jeweller jeweler clockmaker alchemist student pupil tutor governess poet painter actor actress singer musician fiddler dancer juggler clown fortune-teller seer oracle prophet medium psychic shaman druid cleric paladin sorcerer warlock apprentice master mistress lover suitor tenant lodger guest passenger prisoner convict inmate fugitive deserter survivor witness undertaker gravedigger coroner hangman executioner assassin burglar robber forger fence dealer gambler bandit rustler usurer moneylender tycoon heiress investor broker accountant auditor prospector miner foreman overseer keeper custodian lighthouse-keeper villager townsman peasant crone hag woman man kid teenager elder chieftain regent viceroy governor consul minister premier pope cardinal archbishop abbess prioress prior anchorite officer mate jester busker strongman salesman pharmacist courier rider harper hitchhiker schoolteacher postman strongwoman sweetheart guide gunslinger carpenter librarian hedge-witch bookseller assistant investigator chandler drifter';

const nouns = new Set([...honorifics, ...callings, ...kin.split(' '), ...trades.split(' ')]);
const kinNouns = new Set(kin.split(' '));
const made = /(?:.{2}man|woman|keeper|maker|master|mistress|monger|wright|smith|herd|boy|girl)$/;

export const isHonorific = (word: string) => honorifics.has(word);

/** Whether a word stands before a name as what somebody is. */
export function isCalling(word: string): boolean {
  return honorifics.has(word) || callings.has(word);
}

/** Whether a noun, in the singular, is what somebody is. */
export function isPersonNoun(noun: string): boolean {
  return nouns.has(noun) || made.test(noun);
}

/** `a gas giant`, `a white dwarf`: nobody at all. */
export const isInTheSky = (noun: string, before = ''): boolean =>
  (noun === 'giant' && before === 'gas') || (noun === 'dwarf' && /^(?:red|brown|white)$/.test(before));

/** Whether a noun says whose somebody is: `the miller's daughter`. */
export const isKin = (noun: string) => kinNouns.has(noun);

const she = new Set(
  'queen lady duchess princess baroness countess contessa marquise widow mrs ms miss headmistress mother sister empress aunt madame madam priestess sorceress witch dame girl woman wife daughter niece grandmother grandma granddaughter bride stepmother nun abbess prioress landlady barmaid waitress governess heiress hag crone mum mom ferrywoman frau señora signora'.split(
    ' ',
  ),
);
const he = new Set(
  'king lord duke prince baron count sir mr headmaster father brother emperor uncle don man boy husband son nephew grandfather grandpa grandson groom stepfather monk friar landlord dad ringmaster ferryman herr señor signor monsieur'.split(
    ' ',
  ),
);
const womanly = /(?:woman|girl|lady|mistress|maid|widow|nun|nurse|midwife|witch|[^l]ess)$/;
const manly = /(?:[^o]man|boy|monk|friar|butler|widower|headmaster)$/;

/** By what somebody is called or is. */
export function pronounOf(words: readonly string[]): AskedPerson['pronoun'] {
  if (words.some((word) => she.has(word) || womanly.test(word))) return 'she';
  return words.some((word) => he.has(word) || manly.test(word)) ? 'he' : 'they';
}

import type { Crime, Motive } from './case.ts';

const motive = (told: string, own: string, paper: string, explained: string, borne: string): Motive => ({
  told,
  own,
  paper,
  explained,
  borne,
});

/** Why somebody may have wanted somebody dead. */
const againstSomebody: readonly Motive[] = [
  motive(
    '{x} owed {v} money, and not a little',
    'I owed {v} money. Half of those here did; I was only the one who said so aloud',
    'a note of hand: {x} promises {v} four hundred, and it falls due the day after',
    'That note? It was paid a week ago. {v} put the money into a pocket and forgot to give me the paper back',
    'That money was paid, to the last coin. I counted it out on the table myself, as {x} asked me to',
  ),
  motive(
    '{x} stands in the will of {v}, or stood there until lately',
    'I was to inherit something from {v}. Then I was not; then I was again. One stopped counting',
    'a draft of a will by {v}, with the name of {x} struck out',
    'That draft is three years old. There were four wills after it, and I stand in the last',
    'I witnessed the last will, and {x} is named in it; whoever strikes out names in old ones only wastes ink',
  ),
  motive(
    '{v} had promised to throw {x} out, and soon',
    '{v} wanted me gone. I knew it, and I had my things packed',
    'a letter of dismissal by {v}, with the name of {x} on it and no date',
    'I have had that letter in my drawer since the spring, and I had asked for it: there is a better place waiting for me elsewhere',
    '{x} was to leave, gladly, and showed me the offer from the other place. Nobody was cross about it',
  ),
  motive(
    '{v} stood between {x} and somebody whom {x} loves',
    'There was somebody whom {v} did not want me to see. I saw them all the same',
    'a love letter with a sentence underlined: as long as {v} lives, writes {x}, we have no hope',
    'I wrote that when I was unhappy, in the winter. By summer {v} had given us a blessing, and meant it',
    '{v} gave {x} a blessing in front of me, and cried a little. All that trouble is long past',
  ),
  motive(
    '{v} knew something about {x} that was worth money',
    '{v} knew something about me. I will not say what; everybody has something',
    'a list of sums in the hand of {v}, month by month, and above it the name of {x}',
    'Those are not what you think. I gave {v} money to keep for me, because I cannot keep it myself',
    'Ask me what {x} does with money! {v} kept it for {x}, month by month, and it is all still there',
  ),
  motive(
    '{x} says that {v} has lived for years on work that was stolen from {x}',
    '{v} put a name of somebody’s own under work of mine. I have said so before, and I say it now',
    'a furious page, signed {x}: I shall have from {v} what is mine, one way or another',
    'I meant the courts. They gave me what is mine last month, and I have been in a better temper since',
    '{x} won it all before the court. We drank to it together, and {v} paid for the bottle',
  ),
  motive(
    '{v} once struck {x} before the whole company, and has never asked for pardon',
    '{v} struck me once, in front of people. One does not forget it; one does nothing about it either',
    'a challenge, in due form: {x} will expect {v} at dawn, and only one shall walk home',
    'We met at dawn. We both missed, on purpose, and had breakfast. It is a year ago',
    'I was there when they met, the two of them. They missed, embraced and ate eleven eggs',
  ),
  motive(
    'the brother of {x} died in the service of {v}, and {x} has never got over it',
    'My brother died because {v} would not wait for the weather. That is all I have to say to it',
    'an old letter from a brother, and behind it, in the hand of {x}: {v} will answer for this',
    'I wrote that in the first week. Since then I have read the report, and it was nobody’s doing but the sea’s',
    '{x} knows that {v} was not to blame; they stood at the grave together every year, and I with them',
  ),
];

/** Why somebody may have wanted a thing. */
const forSomething: readonly Motive[] = [
  motive(
    '{x} has debts, and {v} would pay them three times over',
    'I have debts. I also have a salary, and I prefer to pay the one with the other',
    'a letter from a moneylender to {x}: by the end of the week, or else',
    'That was settled. I sold my horse, and I have walked ever since',
    'The debts are paid. I bought the horse that {x} sold for it, and have been bitten by it twice',
  ),
  motive(
    '{x} says that {v} belonged to the family of {x} before it was ever here',
    'It was ours once, {v}. My grandmother sold it and cried; that does not make me a thief',
    'an old deed of sale for {v}, with the signature circled and the name of {x} beside it',
    'I circled that to show it to a lawyer. The lawyer laughed, and I laughed in the end',
    'I was with {x} at the lawyer’s. We were all laughing by the time we left, and nobody wanted {v} back',
  ),
  motive(
    '{x} collects such things, and has never forgiven anybody for owning {v}',
    'I would have paid a great deal for {v}. Paid, you understand',
    'a page of sketches by {x}: {v} from every side, measured to a hair',
    'I drew that with leave, in daylight, because I mean to have a copy made of it',
    'I stood by while {x} drew it, and held the ruler. There was nothing secret about it',
  ),
  motive(
    '{x} wants to get away from here, and has no money for the journey',
    'I want to leave this place, yes. Who does not? One does not need {v} for that, one needs shoes',
    'a ticket, one way, in the name of {x}, for the day after',
    'My aunt sent me that ticket. She is ill, and I am all she has',
    'The ticket came by post, from the aunt. I read the letter aloud to {x} myself',
  ),
  motive(
    '{x} has bragged, with a glass in hand, that taking {v} would be child’s play',
    'I said that one could take {v} with a hairpin. It was a joke; I am known for them',
    'a wager on paper: {x} against all comers, that {v} can be carried off unseen',
    'I lost that wager the same night. I could not even find the keyhole, and everybody watched me trying',
    'I won that money from {x}, before witnesses. There never was a clumsier pair of hands',
  ),
  motive(
    '{x} was refused a share in {v}, and took it badly',
    'I was promised a part of what {v} is worth, and did not get it. I shouted. Then I stopped shouting',
    'an angry draft by {x}: what I am not given I know how to take',
    'Drafts are for being angry in. The letter that I did send asks for pardon',
    'I have the letter that {x} sent, and it is a very handsome one. It was all made up again',
  ),
];

/** Why somebody may have wanted something not to work. */
const againstWork: readonly Motive[] = [
  motive(
    '{x} said for weeks that {v} was not safe, and nobody would listen',
    'I warned them about {v}. I would rather have been wrong',
    'a warning by {x}, written in capitals: if they will not stop {v}, I will',
    'By stopping it I meant the inspectors. They came, and they agreed with me, and I was content',
    'The inspectors did come, because {x} had asked for them. I made them their coffee',
  ),
  motive(
    '{x} was passed over when they chose who should be in charge of {v}',
    'I should have been given charge of {v}. I was not. I have slept very well ever since',
    'a letter by {x}: they will see how long {v} runs without me',
    'I wrote that on the day they chose. The week after I was offered something better, and took it',
    '{x} has had the better post in writing since last week; I signed it',
  ),
  motive(
    'somebody has paid {x} for news of {v}',
    'I wrote about {v} to somebody outside. It was nothing that they could not have read in the papers',
    'a receipt, made out to {x}, for information about {v}',
    'That is for an article. It was read by everybody here before it went off',
    'I read that article before it was sent, and corrected the spelling. There was no secret in it',
  ),
  motive(
    '{x} stood to gain if {v} failed, by a wager or by the insurance',
    'There is a policy on {v}, and my name is on it. I did not choose it; it came with the post',
    'a policy on {v}, in favour of {x}',
    'That policy ran out in the spring. I would not get a penny; I asked',
    'The policy is void, and {x} knew it. I was the one who let it run out, if you want to blame somebody',
  ),
  motive(
    'somebody dear to {x} was hurt by {v}, a year ago',
    'My sister lost two fingers to {v}. She forgave it, and I am trying',
    'a newspaper cutting about an accident, and across it, in the hand of {x}: never again',
    'Never again without a guard rail, I meant. They put one in; I drew the plan for it',
    'The rail was put in just as {x} had drawn it. After that there was peace',
  ),
  motive(
    '{x} wants to be sent home, and as long as {v} runs nobody is',
    'I am homesick, if that is a crime. I count the days; I do not shorten them with a spanner',
    'a calendar of {x}, with a ring round that very day, and the word home',
    'It is my mother’s birthday. I put a ring round it every year, and every year I am somewhere else',
    'The ring is for a birthday. {x} made me sing to a letter',
  ),
];

export const motivesFor: Readonly<Record<Crime, readonly Motive[]>> = {
  murder: againstSomebody,
  poisoning: againstSomebody,
  theft: forSomething,
  sabotage: againstWork,
};

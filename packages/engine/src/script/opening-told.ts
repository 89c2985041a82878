const party = '(?:the )?(?:party|(?:player )?characters|players|PCs|heroes|adventurers|group|company)';
const isHere = new RegExp(
  `\\b${party} (?:(?:is|are|has|have|had) (?:just |been |all )*(?:hired|asked|sent|called|invited|met|stopped|approached|come|arrived|staying|sitting|in|at|on|passing|travell?ing|walking|drinking|resting|here|offered|summoned|guests?|caught|waiting)|comes?|arrives?|reach(?:es)?|meets?|enters?|stands?|sits?|wakes?|finds? (?:themselves|itself)|gets? (?:off|to|a letter|hired)|receives?|travels?|stops?|starts? (?:in|at|on|out)|begins? (?:in|at|on))\\b`,
  'i',
);
/** Whoever is brought somewhere is there. */
const isBrought = new RegExp(
  `\\b(?:drops?|leads?|brings?|takes?|meets?|waves|greets?|stops?|approaches) (?:(?:at|to|over) )?(?:${party}|you)\\b`,
  'i',
);
const isAsked = new RegExp(
  `\\b(?:asks?|begs?|hires?|offers?|sends? for|invites?|calls?) (?:(?:at|to|over) )?(?:${party}|you)\\b|\\b(?:offers?|promises|pays|will pay|gives) [^.]{2,80}\\b(?:anyone|anybody|whoever|those) (?:who|to)\\b|\\b(?:a|the) reward of \\d`,
  'i',
);
const isSent = new RegExp(
  `\\b${party} (?:is|are|has been|have been) (?:\\w+ )?(?:hired|asked|sent|called|invited|offered|summoned)\\b`,
  'i',
);
const toYou =
  /\byou (?:are|stand|sit|come|arrive|have (?:just|been)|find yoursel|meet|reach|wake|hear|see)\b/i;
/** What hosts say to hosts. */
const aside =
  /\b(?:I|I['’](?:m|ve|d|ll)|we|my|our)\b|\b(?:level|lvl|one[- ]?shot|oneshot|sessions?|DMs?|GMs?|feel free|should take|hours? of play|\d+[-– ]\d+ (?:players|characters|PCs|chars))\b|\b(?:for|of) (?:\d|two|three|four|five)[^.]{0,12} (?:players|characters|PCs|adventurers)\b/i;
/** What is told of all of it before it has happened. */
const foretold = /\b(?:must|will (?!pay)|eventually|in the end|later|finally|has to|have to)\b/i;

const spoken = /["“][^"”]*["”]/g;
const sentences = (text: string) => text.slice(0, 4_000).split(/(?<=[.!?])\s+/);

/** Whether a sentence is said by one host to another. */
export const isAside = (sentence: string) => aside.test(sentence.replace(spoken, ' '));

/** Whether a text is said by one host to another, and nothing of it is played. */
export const isHostTalk = (text: string) => isAside(text) && !tellsOpening(text);

/** Whether a text tells where the party is. */
export const isSomewhere = (text: string) =>
  sentences(text).some(
    (one) =>
      !isAside(one) &&
      !foretold.test(one) &&
      (isHere.test(one) || isBrought.test(one) || toYou.test(one)) &&
      !isSent.test(one),
  );

/** Whether a text tells where the party is and what is asked of it, be it under the title. */
export function tellsOpening(text: string): boolean {
  return sentences(text).some(
    (one) =>
      !isAside(one) &&
      !foretold.test(one) &&
      (isHere.test(one) || isBrought.test(one) || isAsked.test(one) || toYou.test(one)),
  );
}

const moving =
  'cross|row|sail|near|approach|climb|walk|ride|leave|travel|journey|descend|swim|paddle|drive|fly|make (?:their|its) way';
/** `Halfway, a drowned sentinel climbs over the side.` */
const met = new RegExp(
  `^(?:halfway(?: (?:there|across|up|down|along|through))?|midway|on the (?:way|road|path|trail)(?: there)?|along the way|en route|during the (?:crossing|journey|voyage|climb|ride|passage|walk|trip|descent|flight)|(?:as|when|while) (?:they|the (?:boat|party|heroes|hero|characters|players|group|ship|crew)) (?:${moving})\\w*|while (?:crossing|rowing|climbing|riding|walking|sailing|travell?ing|descending))\\b[^,]{0,40}, (.+)$`,
  'i',
);
/** Whether a sentence tells what happens between two places. */
export const isOnTheWay = (sentence: string) => met.test(sentence);

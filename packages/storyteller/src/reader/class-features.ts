const features =
  'second wind|action surge|lay on hands|wild shape|bardic inspiration|cunning action|channel divinity|divine sense|reckless attack|stunning strike|flurry of blows|patient defense|step of the wind|arcane recovery|divine smite|uncanny dodge|battle cry';

const used = new RegExp(
  `(?:^|[,.;!?]\\s*|\\b(?:and|then|so)\\s+)(?:(?:ok|so|then|now|and|wait|oh),? )*(?:(?:can|could|may|do|should) i |i |i'll |i will |let me |do i |i want to )?(?:please )?(?:(?:use|take|activate|do|try|have|spend|pop|get|go for|know) )*(?:my |the |a )?(${features})(?: now| first| please| again| on myself| then)*\\s*(?:[,.;!?]+|$|(?=\\band\\b))\\s*(?:and (?:then )?)?`,
  'i',
);

/** What a class can do, where somebody uses it or asks for it by name, and the message without it; null where nothing of it is named. */
export function featureIn(message: string): { feature: string; rest: string } | null {
  if (message.includes('"') || message.length > 300) return null;
  const found = used.exec(message);
  if (!found) return null;
  const feature = found[1]!
    .toLowerCase()
    .replace(/\b(?!of\b|on\b|the\b)\p{L}/gu, (letter) => letter.toUpperCase());
  const rest = `${message.slice(0, found.index)} ${message.slice(found.index + found[0].length)}`;
  return { feature, rest: rest.replace(/^[\s,.;!?]+/, '').trim() };
}

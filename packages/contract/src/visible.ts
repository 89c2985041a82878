/** No imports: the browser and SQLite's threads may load this file. */

/**
 * What no reader sees but what reorders, hides or carries text: directions, spaces without width, fillers that pass for letters, the tag
 * block, annotations.
 */
const hidden = /(?!\p{Join_Control}|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** Joiners are spelling in some scripts and hold emoji together: one stays where something stands on both sides of it. */
const loneJoiner =
  /\p{Join_Control}{2,}|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Mn}\p{Mc}\p{Extended_Pictographic}])|\p{Join_Control}(?=[\ufe00-\ufe0f])/gu;

/** One selector chooses how the character before it looks; more of them, or one behind nothing, choose nothing. */
const loneSelector = /(?<=[\ufe00-\ufe0f\u200c\u200d]|^|\s)[\ufe00-\ufe0f]+/gu;

/** Whatever the three are about. Hardly any text holds some of it, and the whole prompt passes here in every turn. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;

/** The text without what cannot be seen: for names, and for everything that a model reads. */
export function visible(text: string): string {
  if (!unseen.test(text)) return text;
  return text.replace(hidden, '').replace(loneSelector, '').replace(loneJoiner, '');
}

/** Lines that say nothing about the world, for a tale whose world is written elsewhere. */
export const leads = [
  '{lead} [has been mentioned|was spoken of], and nobody has [followed that up|gone after it] yet.',
  'The name {lead} [stays with you|comes back to you].',
  'You might [ask about|look into|turn to] {lead}[ next|].',
  '[There is still|And there is] {lead} to think of.',
  '[If in doubt|When in doubt], {lead} is [worth a visit or a question|a name to begin with].',
] as const;

export const quiet = [
  'Nothing [more|new] comes of it [for the moment|just now].',
  'You [take your time over it|give it a fair try], and learn [no more than you knew|nothing that you did not know].',
  '[For now|At this moment] that leads [nowhere in particular|no further].',
  'It is [quiet|still], and the tale [waits for your next step|holds its place].',
  'That door stays shut [for the present|a while longer], [so to speak|whatever is behind it].',
] as const;

export const searching = {
  success: [
    '[Patience pays|You look where others would not]: there is more here than meets the eye.',
    'You [go over it carefully|take a second look], and it [pays|was worth it].',
    'Your [eye|hand] finds what was [overlooked|not meant to be found].',
  ],
  failure: [
    'You [try|do your best], and it [slips away from you|does not come off]; there may be [another way|a better moment].',
    'It [does not work|comes to nothing], [not this time|not like this], though you [sense|are sure] that there is something to it.',
    'Luck is [looking the other way|elsewhere]; you are [no wiser|where you were].',
  ],
} as const;

export const fights = [
  'There is no more talking: {foes} [come at you|close in].',
  'It comes to [blows|a fight]; {foes} [turn on you|bar your way].',
] as const;

export const endings = {
  victory: [
    'And with that the matter is settled, and settled by you. [Whatever the morning brings|Whoever tells of it later], it began and ended here.',
  ],
  resolved: [
    'There the tale has told all that it had to tell. [What was hidden is known|The road goes on], and you have earned your [rest|place by the fire].',
  ],
  defeat: [
    'It ends here, and not as anyone had hoped. [Others will have to finish it|The tale goes on without you].',
  ],
} as const;

/** Somebody sees what is done and thinks something of it. */
export const onlookers = {
  friendly: [
    '{Who} [watches with half a smile|laughs under the breath|nods along].',
    '{Who} looks on [and says nothing unkind|with interest|and seems to like it].',
    '"[Well, well|There is a thing|I have seen stranger]," says {who}[, not displeased|].',
    '{Who} [raises an eyebrow, kindly|scratches an ear and grins].',
    'It makes {who} [look up|pause] and [smile|shake an amused head].',
  ],
  wary: [
    '{Who} [watches without a word|does not know what to make of it|keeps an eye on your hands].',
    '{Who} [frowns|takes half a step back], [and waits for what comes next|as one does].',
    '"[If you must|Hm]," says {who}, [and leaves it at that|eyes narrow].',
    'It gets you a [long|sidelong] look from {who}.',
  ],
  hostile: [
    '{Who} [spits on the ground|is not amused].',
    '{Who} [stares|looks right through you], and [says nothing|does not laugh].',
    '"[Enough of that|Stop that]," growls {who}.',
  ],
} as const;

export const animals: readonly string[] = [
  '{Thing} <turns|turn> to look at you, [chewing|blinking].',
  '{Thing} <takes|take> [notice|a step back], and then <thinks|think> no more of it.',
  'Only {thing} <has|have> anything to say to that[, in <its|their> own way|].',
];

export const friends: readonly string[] = [
  '{Ally} [looks at you and away again|grins|sighs, fondly].',
  '{Ally} [has seen you do worse|is the only audience, and a good one].',
];

/** Nobody is there. */
export const empty: readonly string[] = [
  '[Nobody|Not a soul] is there to [see|judge] it, and {here} keeps [its own counsel|quiet about it].',
  'The [sound|moment] of it goes out over {here} and [comes back smaller|does not come back].',
  'An echo [answers|comes back] from somewhere, [a little late|a little off].',
  '[Nothing|Nobody] {at} takes [any notice of it|it amiss].',
  'For a moment {here} feels [less empty|less strange] for it.',
];

export const performed: readonly string[] = [
  'You {echo}[, not badly|, from the heart|, softly at first].',
  'You {echo}, and [it carries|it sounds better than you feared].',
  'You {echo} [to the end|for the length of three breaths|as if nobody were listening].',
  'You {echo}: [a small thing|a little ceremony of your own], and [it lightens the air|well done].',
  'You {echo}, [eyes shut|with a flourish], {at}.',
  'You {echo}; [it is over too soon|there is no need for applause].',
  '[Why not|Gladly]: you {echo}.',
  'You {echo}, {you}, and [why not|nobody stops you].',
];

/** Whatever else somebody does that nothing stands against. */
export const did: readonly string[] = [
  'You {echo}[, and it is soon done|, with care|, in your own time|].',
  'You {echo}: [no sooner thought than done|a small thing, and done].',
  'You {echo}, {you}, and [nothing stands against it|it goes as you would expect].',
  '[For a while|Quietly|Without haste] you {echo}.',
  'You {echo}; [it does no harm|it takes a little while|why should you not].',
  '[Why not|Very well]: you {echo}[, {at}|].',
  'You {echo} [with some care|for a moment or two|to your own satisfaction].',
  'You {echo}, and [that is that|nobody minds|the world allows it].',
];

export const gestured: readonly string[] = [
  'You {echo}.',
  'You {echo}[, plain for anyone to see|, briefly|, slowly].',
  'You {echo}, [and mean it|and leave it at that].',
  'You {echo}: [a small thing, and it is seen|it needs no words].',
  '[Without a word|For a moment] you {echo}.',
  'You {echo}, {at}, [unhurried|as if it were nothing].',
  'You {echo}; [it does what such things do|that says enough].',
  '[Simply so|Just so], you {echo}.',
];

/** How an attempt goes, by what was attempted. Complications come from the genre's own table. */
export const attempts: Record<string, { success: readonly string[]; failure: readonly string[] }> = {
  sneak: {
    success: [
      'You [become|turn into] a part of the [shadows|stillness], and [nothing|nobody] so much as turns a head.',
      'Step, wait, breathe, step: you [cross|cover] the open ground [unseen|without a sound] and [nobody is the wiser|nothing stirs].',
      'You [keep low|move when the wind moves], and whatever watches {place} [looks straight past you|watches something else].',
      '[Softly|Carefully], with your [heart in your ears|weight on the edges of your feet], you slip [out of sight|into the dark], and from there you see [a good deal more than you are shown|everything].',
      'You let the noises of {place} cover yours, and [by the time they fade you are where you want to be|nobody thinks to look your way].',
    ],
    failure: [
      'Something [snaps|clatters|crunches] under your foot, and [the silence that follows has an edge to it|every ear in {place} seems to prick up].',
      'You are [halfway|almost] there when [a pebble betrays you|your own shadow runs ahead of you|your sleeve catches], and you have to [freeze|back off].',
      'Whatever you are hiding from [pauses|turns], and looks [directly at|for a long while toward] the place where you crouch.',
      'It is the [quietest|stillest] moment of the day, and you choose it to [stumble|cough].',
    ],
  },
  search: {
    success: [
      'You [take your time|go over it inch by inch], and patience pays: [here somebody stood for a long while|somebody was here before you, and not long ago].',
      'What [looked|seemed] like nothing is [a mark|a scrape|a smear], and it tells you [which way they went|that you are on the right trail].',
      'Your fingers find what your eyes [missed|passed over], a [loose edge|hollow place], empty now, but [recently used|still warm with handling].',
      'Bit by bit the small signs [add up|fall into line]: [hurried feet, a dropped tool, a wiped surface|a struggle, then a bargain, then a parting].',
    ],
    failure: [
      'You turn over [everything that can be turned over|whatever comes to hand] and [learn mostly about dust|are none the wiser].',
      'There is something here, you would swear to it, but [it keeps to the corner of your eye|you cannot put your finger on it].',
      'You [search|look] until your [back complains|eyes water] and [find only what you brought with you|have nothing to show for it].',
      '[Whoever was here knew how to tidy up|If this place has a secret, it keeps it], at least from you, at least for now.',
    ],
  },
  persuade: {
    success: [
      'You find the [right|one] word, and {person} [lets out a long breath|stops shaking one head and starts nodding|gives you a long look that ends in a nod].',
      '{person} [wavers|hesitates], looks [away|at the ground], and then [comes round|gives way]. "All right. But you did not hear it from me."',
      'Something in your voice [reaches|touches] {person}, and the [wall|distance] between you [comes down|shrinks] by a good deal.',
    ],
    failure: [
      '{person} [folds both arms|goes very still]. "[Pretty words|I have heard better]," comes the answer, "[and I have heard them before|and from better liars]."',
      'Your words [land badly|fall flat], and {person} [draws back|looks at you as one looks at rain].',
      '{person} hears you out to the end, which is [courteous|something], and [says no|shakes a slow head].',
    ],
  },
  plea: {
    success: [
      'You speak [to nobody in particular|into the hush], and the words [carry|come out better than you hoped]; you feel the mood of {place} [shift|turn] your way.',
      'It takes [nerve|a steady voice], but what you say [makes room for you|clears the air], and the way ahead looks [a little less closed|simpler].',
    ],
    failure: [
      'Your words [drop into the quiet|go out] and nothing comes back.',
      'Nobody [answers|is moved], and your own voice sounds [thin|young] to you.',
    ],
  },
  take: {
    success: [
      'Quick fingers, a straight face: [it is yours|you have it], and [nobody saw|nothing stirs].',
      'You [lift it|work it loose] with [hardly a sound|a twist and a breath], and [tuck it away|close your hand around it].',
    ],
    failure: [
      'It [will not come|sticks], and when you pull harder it [makes a noise|squeals] that you feel in your teeth.',
      'Your hand is [almost there|closing] when you notice that you are [being watched|no longer alone with it], and you [let it be|withdraw].',
    ],
  },
  use: {
    success: [
      'You [work at it|try it this way and that] until [something gives|it yields with a sigh], and it does what you want of it.',
      'It [resists|sulks] for a moment, then [turns|moves|answers] as sweetly as if it had been waiting for [you|a steady hand].',
      'A little [force|patience], a little [guesswork|luck], and [there it is|it works].',
    ],
    failure: [
      'It [jams|grinds|slips] halfway and [will go neither forward nor back|stays as it was].',
      'You [try|coax|curse] it, and it [does nothing at all|answers with a dry click], and [somebody else will have to be cleverer|you may need another way].',
    ],
  },
  cast: {
    success: [
      'The words [come easily|leave your tongue like sparks], the air [tightens|turns to glass] for a moment, and {place} [answers|obeys].',
      'Power [runs down your arms|gathers behind your teeth] and [goes where you send it|does as it is told], [neatly|with a smell of hot metal].',
      'You [trace|draw] the shape of it on the air, and for the length of a breath the world is [willing|yours].',
    ],
    failure: [
      'The [pattern|thread] of it slips [away|through your fingers], and all you raise is [a shiver|a puff of cold air].',
      'You feel it [rise|gather], and [sputter|turn aside], and go out like a [wet match|candle in a draught].',
    ],
  },
  try: {
    success: [
      'It should not work, and it [does|works beautifully]; [even you are a little surprised|{place} seems to take note of you].',
      'You [commit to it|do it without a second thought], and the thing [comes off|falls into place] as if you had practised.',
      'With [more nerve than sense|a held breath], you bring it off, and [the way ahead looks clearer for it|things tilt your way].',
      '[Quick thinking|A steady hand] carries it: what you meant to do is [done|what happens], [no more and no less|to the letter].',
    ],
    failure: [
      'It was [worth a try|a fine idea on paper], but [{place} has other plans|the world does not bend that far].',
      'You [give it what you have|try], and it [comes apart|slides away from you] at the last moment.',
      'For an instant it [almost works|hangs in the balance], and then it [does not|tips the wrong way].',
    ],
  },
};

/** Added when the die was kindest. */
export const triumphs = [
  'Better still, it [costs you nothing|leaves you a step ahead], and for once you know [exactly where you stand|that luck is on your side].',
  'You could not have [wished|asked] for more, and [anyone watching|the rest of {place}] would have to admit it.',
  'It goes so well that you [almost laugh|have time to enjoy it].',
] as const;

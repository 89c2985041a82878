/** The instrument that was used. */
export const aids = {
  helped: [
    'The {aid} <does|do> [half of it|good service|as much as you].',
    '[It goes the better|That goes the easier|All the easier] for the {aid}.',
    'Without the {aid} it would have [taken far longer|been another story].',
    '[Bless|A good thing you brought] the {aid}.',
    'The {aid} <takes|take> the worst of it.',
  ],
  failed: [
    'Even the {aid} [cannot help|cannot change that|will not do] this time.',
    'The {aid} <finds|find> no hold this time.',
    '[Not even with|Even with] the {aid}, [no|it is not enough].',
  ],
} as const;

/** An attempt that the dice have decided, where nothing more fitting is written. `{echo}` is the player's own clause. */
export const attempts = {
  success: [
    'You {echo}, and it [works|comes off|goes as you meant it to|holds].',
    'You [do it|manage it|bring it off]: you {echo}[, no more and no less| and it is done|].',
    '[A held breath|A little nerve|A steady hand|One moment of doubt], and you {echo}[ as if you had practised| after all|].',
    'It should be harder than this, but you {echo}, and [that is that|there it is].',
    'You {echo} [at the first try|at one go|without a slip].',
    '[Luck and skill|Patience and a little luck|Skill more than luck], and you {echo}.',
    'You [set about it|go at it], and [it works|all is well]: you {echo}.',
    'You {echo}; [it goes well|for once it is as easy as it looked|nothing slips].',
  ],
  failure: [
    'You try to {echo}, and it [does not come off|slips away from you|comes apart at the last moment].',
    'You [do your best|give it what you have] to {echo}; [not this time|it is not enough|it will not be].',
    'You try to {echo}[, once and then again|], and [nothing comes of it|have nothing to show for it].',
    'For an instant it looks as if you might {echo}, and then it [does not happen|tips the wrong way].',
    'To {echo} is [harder than it looked|not so easily done]: [it fails|it goes wrong].',
    'You try to {echo}, [too early or too late|and something is in the way|but your luck is elsewhere].',
    '[Almost|Nearly]: you try to {echo}, and [are left where you were|it comes to nothing].',
    'You set out to {echo}, and [have to let it be|it refuses you] [for now|this time].',
  ],
} as const;

/** An outcome with something to spare. */
export const triumphs: readonly string[] = [
  'It [goes|went] so well that [anybody watching would have clapped|there is time to spare].',
  'Better than that: it [cost you nothing|left hardly a trace].',
  '[Nobody could have done it better|It could not have gone better].',
];

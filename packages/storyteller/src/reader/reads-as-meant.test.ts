import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

/** What hasty, chatty and casual players write at Marrow Bridge, and what they mean. */
const meant: Record<string, [string, string][]> = {
  'hasty spelling': [
    [
      'ill go to the well rn cuz im thirsty',
      'go: go to the well right now because you are thirsty; object=well; target=well',
    ],
    [
      'shoot bram w my laser gun',
      'attack: shoot Bram with your laser gun; object=bram; instrument=absent gun',
    ],
    ['look at the the well, its very very very deep', 'look: look at the well, its very deep; object=well'],
    [
      'open the box -> take the tally -> run to the gate',
      'open: open the box; object=strongbox THEN take: take the tally; object=absent tally THEN go: run to the gate; object=obstacle salt-stair; target=obstacle salt-stair',
    ],
    [
      '1. open the box 2. take the tally 3. run',
      'open: open the box; object=strongbox THEN take: take the tally; object=absent tally THEN go: run',
    ],
    ['what the hell is going on', 'scene what'],
  ],
  'verbs that nobody foresaw': [
    ['defenestrate the goblin', 'other: defenestrate the goblin; object=absent goblin'],
    ['blorp the lantern', 'other: blorp the lantern; object=lantern'],
    ['blorp the fnizzle wub wub', 'unknown'],
    ['snorfle the gribbit', 'unknown'],
    ['purple the of seven quickly unless', 'unknown'],
  ],
  'somebody who is called': [
    [
      'hey ferry lady u hear anything from the river',
      'ask: ask Odra Venn about the river; target=odra; topic=river; says=you hear anything from the river',
    ],
    [
      'Excuse me Mrs. Venn, did you notice anything odd on the road tonight?',
      'ask: ask Mrs Venn about the road; target=odra; topic=road; says=did you notice anything odd on the road tonight?',
    ],
    [
      'how long till the flood, keeper?',
      'ask: ask the keeper about the flood; target=odra; topic=flood; says=how long till the flood?',
    ],
    [
      "what's up with that bell, keeper",
      'ask: ask the keeper about that bell; target=odra; topic=bell; says=what is up with that bell',
    ],
    [
      'so bram... anything weird lately?',
      'ask: ask Bram about anything weird; target=bram; topic=weird; says=anything weird lately?',
    ],
    [
      'tell me, bram, who ordered the curfew',
      'ask: ask Bram about the curfew; target=bram; topic=curfew; says=tell me, bram, who ordered the curfew',
    ],
    [
      '"What happened to your brother, dear?" I ask the ferry lady',
      'ask: ask the ferry lady "What happened to your brother, dear?"; target=odra; topic=brother; says=What happened to your brother, dear?',
    ],
    [
      'Does Bram know anything about the stock market',
      'ask: ask Bram about the stock market; target=bram; topic=market',
    ],
    [
      'does anyone here know about the drowned ppl',
      'ask: ask Odra Venn about the drowned people; target=odra; topic=drowned',
    ],
    ['whats my ac, dude?', 'sheet armor class'],
  ],
  'questions in fragments': [
    ['am i strong. like number wise', 'sheet abilities strength'],
    ['short rest vs long rest whats the diff', 'rule'],
    ['if i fall down the well how much dmg', 'rule'],
    ['what is concentration and do i have to actually concentrate', 'rule'],
    ['is it just us in here or', 'scene who'],
    ["Which spells do I know, please? I've forgotten to write them down.", 'sheet spells'],
    ['is there anything weird about that box? just from where im standing', 'scene thing strongbox'],
    ['wait who is odra again', 'told who odra'],
    ['any chance to sneak by?', 'may sneak: sneak by'],
    ['im leaving. where is the mcdonalds', 'scene thing absent mcdonald'],
  ],
  'what is looked for': [
    [
      'secret doors? I tap along the walls',
      'search: tap along the walls for secret doors; object=scenery wall',
    ],
    [
      'any sign of sabotage on the lantern?? i look really closely at the post and the pins',
      'search: look really closely at the post and the pins for any sign of sabotage on the lantern; object=lantern; how=closely',
    ],
    [
      'I take a slow walk around the well, trailing my fingers over the stone, looking for loose mortar.',
      'search: take a slow walk around the well, trailing your fingers over the stone, looking for loose mortar; object=well; target=well',
    ],
    ['Can I tell whether Bram is lying?', 'may watch: tell whether Bram is lying; object=bram'],
    ['Insight check on Odra, does she believe what she says?', 'watch: watch Odra closely; object=odra'],
  ],
  plans: [
    [
      'ok plan: pick the lock, take the key, out the gate, find the bell, be heroes',
      'unlock: pick the lock; object=scenery lock THEN take: take the key; object=scenery key THEN go: go out the gate THEN search: find the bell; object=absent bell',
    ],
    [
      'plan: sneak past bram, grab the lantern, out the gate, profit',
      'sneak: sneak past Bram; object=bram; target=bram THEN take: grab the lantern; object=lantern THEN go: go out the gate',
    ],
    [
      'so the plan: i ask odra about the toll. then i lie down in her bed. then you, dear gm, tell us something horrible',
      'ask: ask Odra about the toll; target=odra; topic=toll THEN sit: lie down in her bed; object=absent bed',
    ],
    [
      'tie rope to well, goose pulls box, box goes over the bridge, we win',
      'tie: tie rope to the well; object=absent rope; target=well THEN other: see to it that goose pulls box THEN other: see to it that box goes over the bridge',
    ],
    [
      'the plan is to distract bram, steal the strongbox and run',
      'deceive: distract Bram; target=bram THEN steal: steal the strongbox; object=strongbox THEN go: run',
    ],
    [
      'I take the rope, the lantern and the box',
      'take: take the rope, the lantern and the box; object=absent rope',
    ],
  ],
  'orders, lies and blows': [
    [
      'get up in brams face and go OPEN. THE. GATE.',
      'threaten: get up in Bram\'s face and shout "OPEN THE GATE."; target=bram; topic=gate; says=OPEN THE GATE.',
    ],
    [
      'tell Bram that I am from the insurance company and need to see the vault',
      'deceive: tell Bram that you are from the insurance company and need to see the vault; target=bram; topic=vault; says=I am from the insurance company and need to see the vault',
    ],
    [
      "i tell him i'm with the watch",
      'deceive: tell him you are with the watch; target=bram; topic=watch; says=I am with the watch',
    ],
    [
      'i lie to bram and say the mayor sent us',
      'deceive: lie to Bram and say the mayor sent you; target=bram; topic=sent; says=the mayor sent us',
    ],
    ['scream at bram til he moves', 'threaten: scream at Bram until he moves; target=bram'],
    ['cut that guards head off', "attack: cut that guard's head off; object=bram"],
    ['tackle bram', 'shove: tackle Bram; object=bram'],
    ['throw odra in the river', 'shove: throw Odra in the river; object=odra; target=scenery river'],
    ['i rifle through odras pockets', "steal: rifle through Odra's pockets; object=odra"],
  ],
  'what is no object': [
    [
      'I rummage in the ashes, in case somebody burned a letter.',
      'search: rummage in the ashes, in case somebody burned a letter; object=absent ash',
    ],
    [
      'rip the box lid off its hinges hulk style',
      'break: rip the box lid off its hinges hulk style; object=strongbox; target=scenery hinge; how=hulk style',
    ],
    [
      'i glance over at that well thingy w the squiggles on it',
      'look: glance over at that well thingy with the squiggles on it; object=well; target=scenery that',
    ],
    ['run away screaming', 'flee: run away screaming'],
    ['search the whole place top to bottom', 'search: search the whole place top to bottom; object=place'],
    [
      'crowbar. strongbox. now.',
      'use: use the crowbar on the strongbox; object=strongbox; instrument=absent crowbar',
    ],
  ],
  claims: [
    ['As it happens I am the owner of this bridge, so everyone must do as I say.', 'declared identity'],
    ['the storm stops cuz i said so', 'declared world'],
    ['im a vampire btw', 'declared identity'],
    ['i have a million gold', 'declared treasure'],
  ],
};

describe.each(Object.entries(meant))('%s', (_, readings) => {
  it.each(readings)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toBe(expected);
  });
});

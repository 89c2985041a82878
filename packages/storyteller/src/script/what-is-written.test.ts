import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';
import { nounsIn } from './nouns-in-text.ts';

const relay = (talk = 5) => `# Dead Air

## GM Background
The comms officer Iris Vell sold the codes to a crew named Oxblood.

## 1. Docking Ring
> The airlock cycles slowly. Red light sweeps the pipes. A man in a torn orange suit sits against the wall, hugging a toolbox, and far out a blue lamp blinks, though nobody is there.

The man is **Tomas Rook**, the station's mechanic. He offers 20 credits for a ride. **Knows:** the power failed six hours ago, the captain locked herself in the bridge, something is moving in the vents.

If asked about Iris, Tomas says that she was on shift when the lights went out. He will explain that the garden deck is the only way to the bridge.

A DC ${talk} Persuasion check convinces him to admit that he cut the alarm himself, because Iris paid him to.

A DC 1 Investigation check of the toolbox reveals a keycard and 40 gold pieces.

## 2. Garden Deck
> Leaves drip in the dark. A tank of green water stands between the beds.

**Mara Quint**, a gardener, hides here. She has heard that Tomas is a liar.

Prying the bulkhead open takes a DC 1 Athletics check. Once the bulkhead is open, two vent crawlers drop from the ceiling and attack.

### Vent Crawler (2)
AC 11, HP 5, Speed 30 ft.
Bite. +2 to hit, 1d4 piercing damage.

## 3. The Bridge
> Stars fill the window. A single switch blinks under a glass cover, where a rope used to hang.

Throwing the switch restores the power.

## Ending
The lights come back deck by deck. The captain wakes and pays the 60 gold pieces.
`;

const told = async (text: string, ...messages: string[]) => {
  const { turns, reason } = await playScript(text, messages);
  return { greeting: turns[0]!.text, texts: turns.slice(1).map(({ text: one }) => one), reason };
};

describe('what the text says that somebody knows', () => {
  it('is told by topic, each part for itself, by whoever knows it', async () => {
    const { texts } = await told(
      relay(),
      'I ask the man about the captain.',
      'Is there something in the vents?',
      'I ask Tomas about Iris.',
      'I ask Tomas about the garden deck.',
    );
    expect(texts[0]).toContain('"The captain locked herself in the bridge."');
    expect(texts[1]).toContain('"Something is moving in the vents."');
    expect(texts[2]).toContain('"She was on shift when the lights went out."');
    expect(texts[3]).toContain('"The garden deck is the only way to the bridge."');
  });

  it('is told from the beginning to whoever only asks what is wrong, and is not told twice for that', async () => {
    const { texts } = await told(
      relay(),
      'I ask the man what is wrong with this station.',
      'Who was on shift on this station when the lights went out?',
    );
    expect(texts[0]).toContain('"The power failed six hours ago."');
    expect(texts[1]).toContain('"She was on shift');
  });

  it('is not said by somebody else whom the paragraph only names', async () => {
    const { texts } = await told(
      relay(),
      'I go to the garden deck.',
      'I ask Mara about Tomas.',
      'I ask Mara about the credits.',
    );
    expect(texts[1]).toContain('"Tomas is a liar."');
    expect(texts.join(' ')).not.toContain('I offer 20 credits');
  });

  it('may stand in a list with labels, under whoever is named between two scenes', async () => {
    const house = `THE GLASS HEIR

SCENE 1: THE PARLOUR

Read aloud:
A fire spits in the grate. Mrs. Dorothea Lampwick, all in black, pours tea. A boy of twelve watches you from the stairs.

NPCs
Mrs. Dorothea Lampwick, the housekeeper. She can tell the following:
- The old lord: he fell from the gallery on Sunday night.
- Doctor Pym: he came twice last week.

Young Wilfred, a nephew, is scared. If he is asked kindly (DC 1 Persuasion), he tells that he saw Doctor Pym carry the doll up the stairs.

Secret: Mrs. Lampwick burnt the second will. She confesses it only on a DC 30 Intimidation check.

SCENE 2: THE GALLERY

Read aloud:
Portraits stare from both walls, and a glass doll sits on a chair.

When somebody lifts the doll, a suit of armor steps down from its plinth and attacks. A DC 1 Medicine check on the chair shows that it was sawn through.

SUIT OF ARMOR
AC 12, 9 hit points. Slam: +3 to hit, 4 (1d6+1) bludgeoning damage.

SCENE 3: THE SURGERY

Read aloud:
Bottles glitter on every shelf.
`;
    const { texts } = await told(
      house,
      'I ask Mrs. Lampwick about the old lord.',
      'I ask Mrs. Lampwick about Doctor Pym.',
      'I ask the boy kindly what he saw.',
      'I threaten Mrs. Lampwick until she confesses.',
      'We go to the gallery.',
      'I examine the chair.',
      'I pick up the doll.',
    );
    expect(texts[0]).toContain('"He fell from the gallery on Sunday night."');
    expect(texts[1]).toContain('"He came twice last week."');
    expect(texts[2]).toContain('"I saw Doctor Pym carry the doll up the stairs."');
    expect(texts[3]).not.toMatch(/second will/);
    expect(texts[5]).toContain('You find that it was sawn through.');
    expect(texts[6]).toContain('A suit of armor steps down from its plinth');
  });
});

describe('what takes a check to be told', () => {
  it('is told once the check succeeds, and then like anything else', async () => {
    const { texts } = await told(
      relay(1),
      'Did you cut the alarm?',
      'I persuade Tomas to talk.',
      'I ask Tomas about the alarm.',
    );
    expect(texts[0]).not.toContain('Iris paid');
    expect(texts[1]).toContain('"I cut the alarm myself, because Iris paid me to."');
    expect(texts[2]).toContain('I cut the alarm myself');
  });

  it('is not told where the check fails, however often anything else is asked', async () => {
    const { texts } = await told(
      relay(30),
      'I persuade Tomas to talk.',
      'I ask Tomas about the alarm.',
      'What else do you know?',
      'What else do you know?',
      'What else do you know?',
      'I threaten Tomas.',
    );
    expect(texts.join(' ')).not.toMatch(/cut the alarm|Iris paid/);
  });

  it('is confessed without one after a while, where the text asks for none', async () => {
    const house = `# The House

## Scene 1: The Hall
> A man stands by the door.

The man is **Odric Pell**, the reeve. He confesses that he gave the clapper to the hag, and tells the way to her: the stair below the headland, which is dry at dusk.

## Scene 2: The Stair
> A stair comes up out of the water.
`;
    const { texts } = await told(house, 'I look at the door.', 'I wait.', 'I ask Odric about the clapper.');
    expect(texts[2]).toContain('"I gave the clapper to the hag.');
  });

  it('is asked gently where the text says so', async () => {
    const inn = `# The Mere

## Scene 1: The Inn
> A grey-haired woman polishes a cup.

The woman is **Marta Quill**, the innkeeper. She knows: three have vanished; it began on Sunday.

**DM only:** Marta's own son Perrin is among them. She will not say so unless asked gently (DC 1 Persuasion).

## Scene 2: The Mill
> The wheel turns.
`;
    const { texts } = await told(
      inn,
      'I ask Marta who has vanished.',
      '"Marta, please. Did you lose somebody?" I ask gently.',
    );
    expect(texts[0]).toContain('"Three have vanished."');
    expect(texts[0]).not.toContain('Perrin');
    expect(texts[1]).toContain('"My own son Perrin is among them."');
  });
});

describe('what takes a check to be found or done', () => {
  it('is found where it lies, by the skill that is written, and is on the sheet', async () => {
    const { texts } = await told(
      relay(),
      'What do I see?',
      'I take the keycard.',
      'I rummage through the toolbox.',
      'What am I carrying?',
    );
    expect(texts.slice(0, 2).join(' ')).not.toMatch(/40|comes with you/);
    expect(texts[2]).toContain('You find a keycard and 40 gold pieces.');
    expect(texts[3]).toMatch(/Gold pieces \(55\).*Keycard/);
  });

  it('is done in other words than those of the text, and what follows of it happens then and not before', async () => {
    const { texts } = await told(
      relay(),
      'I go to the garden deck.',
      'I look at the leaves.',
      'I force the bulkhead open.',
    );
    expect(texts.slice(0, 2).join(' ')).not.toMatch(/crawler/);
    expect(texts[2]).toContain('two vent crawlers drop from the ceiling');
  });

  it('is meant where it is the one thing to haul, and comes along where it is wanted elsewhere', async () => {
    const mere = `# The Mere

## Scene 1: The Jetty
> Black water laps at the planks. A red float bobs, though there is no wind.

Hauling up the bell takes a DC 1 Athletics check. When the bell breaks the surface, a drowned monk rises and attacks.

### Drowned Monk
AC 11, HP 4, Speed 30 ft.
Slam. +2 to hit, 1d4 bludgeoning damage.

## Scene 2: The Chapel
> An empty frame hangs above the altar.

Hanging the bell on the frame and ringing it ends the curse.
`;
    const { texts } = await told(
      mere,
      'I look at the float.',
      'I pull up what hangs below the float.',
      'What am I carrying?',
    );
    expect(texts[0]).not.toContain('monk');
    expect(texts[1]).toContain('When the bell breaks the surface, a drowned monk rises and attacks.');
    expect(texts[2]).toContain('Bell');
  });

  it('ends as the text has it, and is paid', async () => {
    const { texts, reason } = await told(
      relay(),
      'We go to the garden deck.',
      'We go to the bridge.',
      'I flip the switch.',
    );
    expect(texts[1]).toContain('where a rope used to hang');
    expect(reason).toContain('The lights come back');
    expect(texts[2]).toContain('pays the 60 gold pieces');
  });
});

describe('what is read aloud', () => {
  it('makes no things of what things do', async () => {
    const { texts } = await told(relay(), 'What do I see?', 'What can I do here?');
    expect(texts.join(' ')).not.toMatch(/the (?:blinks|slowly|nearest blue)/);
    const names = (sentence: string) => nounsIn(sentence, true).map(({ shown }) => shown);
    expect(names('Far out a red float bobs, and a crow caws.')).toEqual(['float', 'crow']);
    expect(names('Above a thousand lanterns, a kite hovers silently.')).toEqual(['lanterns', 'kite']);
    expect(names('It turns with a groan, on every shelf.')).toEqual(['shelf']);
  });
});

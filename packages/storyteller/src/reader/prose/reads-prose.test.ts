import { describe, expect, it } from 'vitest';
import { aTelling } from '../../../test/a-telling.ts';
import { quill } from '../../../test/sheets.ts';
import { compactReading } from '../../../test/read-compactly.ts';
import type { Reading, Step } from '../reading.ts';
import { createUnderstanding } from '../understand.ts';

/** What is heard, in a line: the deeds, who is spoken to and in which words, what the game master is asked. */
type Heard = [message: string, deed: RegExp | null, to: RegExp | null, said: string, question?: RegExp];

const spoken = new Set(['ask', 'tell', 'persuade', 'threaten', 'greet']);
const understand = createUnderstanding(undefined);

async function heardIn(message: string) {
  const { turn } = await aTelling({ message, sheet: quill });
  const reading = await understand(message, turn);
  const compact = (step: Step) => compactReading({ kind: 'steps', steps: [step] }, turn);
  const isSaid = ({ act, speech }: Step) => spoken.has(act) && speech !== null;
  const steps = reading.kind === 'steps' ? reading.steps : [];
  const asks = reading.kind === 'steps' ? reading.asks : undefined;
  const said = asks ?? steps.find(isSaid);
  const question =
    reading.kind === 'question' ? reading.question : reading.kind === 'steps' ? reading.also : undefined;
  const isOther = reading.kind !== 'steps' && reading.kind !== 'speech' && reading.kind !== 'question';
  return {
    deed: isOther
      ? compactReading(reading, turn)
      : steps
          .filter((step) => !isSaid(step))
          .map(compact)
          .join(' THEN '),
    to:
      reading.kind === 'speech'
        ? compactReading(reading, turn).replace(/^.*; to=/s, '')
        : said?.target
          ? compact(said).replace(/^.*target=([^;]+).*$/s, '$1')
          : '',
    said: reading.kind === 'speech' ? reading.words : (said?.speech ?? ''),
    question: question ? compactReading({ kind: 'question', question } satisfies Reading, turn) : '',
  };
}

const worked: Heard[] = [
  [
    '"Easy now," I murmur, and I crouch beside the strongbox. My fingers run along the lid. I search it for a hidden catch.',
    /^search.*strongbox/,
    null,
    'Easy now.',
  ],
  [
    '"Odra?" I asked softly into the dusk. "Odra Venn? They told me you keep the ferry. I have coin and a warm cloak, and I promise nobody will harm you."',
    null,
    /^odra/,
    'Odra? Odra Venn? They told me you keep the ferry. I have coin and a warm cloak, and I promise nobody will harm you.',
  ],
  [
    '"Fine, be like that," I said. I walked on past the last houses towards the Salt Stair with my boots ringing on the cobbles. Who knows, maybe somebody was still up there.',
    /^go.*salt-stair/,
    null,
    'Fine, be like that.',
  ],
  [
    'I checked the straps of my pack twice and pulled my hood down. Nobody was about. I went over to the old well and searched it.',
    /^search.*well(?!.*THEN)/,
    null,
    '',
  ],
  [
    'I frowned. He is not telling me everything. "What are you afraid of, Bram? The bell? The curfew? Or somebody else?"',
    null,
    /^bram/,
    'What are you afraid of, Bram? The bell? The curfew? Or somebody else?',
  ],
  [
    '"You must have been terrified, alone out here," I said, and I meant it. I pulled a crust of bread from my pocket and offered it to Odra.',
    /^(?:(?:give|tell: offer it).*odra.*)?$/,
    /^odra/,
    'You must have been terrified, alone out here.',
  ],
  [
    '"Come with us over the river and you\'ll be safe," I offered. "But first I need to know who rings the bell."',
    null,
    null,
    "Come with us over the river and you'll be safe. But first I need to know who rings the bell.",
  ],
  [
    'I sighed and tapped the airlock panel. The inner door slid aside. Inside I stood still for a moment and listened.',
    /^listen/,
    null,
    '',
  ],
  [
    '"Enough talk," I said. I drew my dagger and swung it at Bram with everything I had.',
    /^attack.*bram/,
    null,
    '',
  ],
  [
    'My heart is pounding. I know this is a bad idea. Still, I lift the lid of the strongbox and look inside.',
    /^(?:open|search|look|lift).*strongbox/,
    null,
    '',
  ],
  ['"Bram," I say to the watchman, "what are you hiding?"', null, /^bram/, 'Bram, what are you hiding?'],
  [
    '"You promised you would wait for us, Odra," I laughed. "Tell me who rings the bell, and we can all go home."',
    null,
    /^odra/,
    'You promised you would wait for us, Odra. Tell me who rings the bell, and we can all go home.',
  ],
  [
    'I stride back up the lane. "All right, little monsters," I hiss, my torch guttering in my left hand. I take the lantern from its post.',
    /^take.*lantern/,
    null,
    'All right, little monsters.',
  ],
  [
    'Rain ran down my neck. I hated this village. "When does the curfew end?" I asked Bram.',
    null,
    /^bram/,
    'When does the curfew end?',
  ],
  [
    'I sit down cross-legged on the wet stones, lay my blade between us and look the ferrywoman in the eye. "I put my dagger down. What happened here three nights ago?"',
    null,
    /^odra/,
    'I put my dagger down. What happened here three nights ago?',
  ],
  [
    '"Is something wrong? You look worried," I say and sit down beside Odra.',
    null,
    /^odra/,
    'Is something wrong? You look worried.',
  ],
  [
    'I waited a moment, then repeated my question to the ferry keeper. "Please. Who rings the bell?"',
    null,
    /^odra/,
    'Please. Who rings the bell?',
  ],
  [
    'The smell of peat reminds me of home. I kneel at the well, brush the leaves from the boards and try to pry them off. What do I see around me?',
    /well/,
    null,
    '',
    /^scene/,
  ],
  [
    'Where exactly am I standing, by the way? I pull my collar up and look at the lantern.',
    /^look.*lantern/,
    null,
    '',
    /^scene where/,
  ],
  [
    'I leaned on the parapet and smiled at her. "Lovely night for a crossing, Odra, or what do you say?"',
    null,
    /^odra/,
    'Lovely night for a crossing, Odra, or what do you say?',
  ],
  [
    '"Stand aside," I growl at Bram, "or I will go through you."',
    null,
    /^bram/,
    'Stand aside, or I will go through you.',
  ],
  [
    'I press my back against the wall and breathe. Ten minutes ago I offered Odra my help; I ask her now, "Odra, is there another way over the river?"',
    null,
    /^odra/,
    'Odra, is there another way over the river?',
  ],
  [
    'I slip my dagger back into its sheath. "We mean no harm," I tell the watchman quietly. "We only want to cross."',
    null,
    /^bram/,
    'We mean no harm. We only want to cross.',
  ],
  [
    'Our captain always said never to trust a quiet town. I creep along the hedge and hide behind the well.',
    /^(?:hide|sneak).*well/,
    null,
    '',
  ],
  [
    '"Get down!" I yelled. I threw myself behind the strongbox and hid there, heart hammering.',
    /^hide/,
    null,
    '',
  ],
  [
    'I dust off my tweed jacket, adjust my spectacles and clear my throat. "Madam, I represent no one but myself. May I ask what the toll is?"',
    null,
    null,
    'Madam, I represent no one but myself. May I ask what the toll is?',
  ],
  [
    'Nothing. Not a soul. I shake the rain from my sleeves, light the lantern and hold it high.',
    /^light.*lantern/,
    null,
    '',
  ],
  [
    'I nod slowly, as if I believed a word of it. "Thank you, Bram." Then I walk to the Salt Stair.',
    /^go.*salt-stair/,
    /^bram/,
    'Thank you, Bram.',
  ],
  [
    '"Show me your hands," I snapped at Bram. He went pale. I searched the strongbox for weapons.',
    /^search.*strongbox/,
    /^bram/,
    'Show me your hands.',
  ],
  [
    'So this was the famous bridge. I spat into the river, wiped my mouth and turned to the ferrywoman. "How deep is it?"',
    null,
    /^odra/,
    'How deep is it?',
  ],
  ['I switched on my helmet lamp, sealed my visor and climbed down into the well.', /^climb.*well/, null, ''],
  [
    '"I\'ll pay you double," I promised. "Double, Odra, if we leave now."',
    null,
    /^odra/,
    "I'll pay you double. Double, Odra, if we leave now.",
  ],
  [
    'I pull my shawl tighter. "Bram, dear, have you seen my brother?" I ask, and I do not wait to be asked in.',
    null,
    /^bram/,
    'Bram, dear, have you seen my brother?',
  ],
  [
    'We huddle in the lee of the wall. I whisper to the others, "On three." Then I kick the strongbox open.',
    /^(?:break|open).*strongbox/,
    null,
    'On three.',
  ],
  [
    'I tried not to think of the drowned. I failed. I went to the Salt Stair anyway.',
    /^go.*salt-stair/,
    null,
    '',
  ],
  [
    '"Who rings it?" I ask. "Who rings that bell, Odra, and why only at ebb?"',
    null,
    /^odra/,
    'Who rings it? Who rings that bell, Odra, and why only at ebb?',
  ],
  [
    'I gave Bram my best smile. "Officer, I think we got off on the wrong foot. Could you open the gate for us?"',
    null,
    /^bram/,
    'Officer, I think we got off on the wrong foot. Could you open the gate for us?',
  ],
  [
    'My hands are shaking. I grip my dagger, step up behind Bram and stab him in the back.',
    /^attack.*bram/,
    null,
    '',
  ],
  [
    '"Hush," I breathe, one finger on my lips. I put my ear to the strongbox and listen.',
    /^listen.*strongbox/,
    null,
    'Hush.',
  ],
  [
    'The old hymn comes back to me. I hum it under my breath while I walk to the well, and then I peer over the edge.',
    /^(?:look|search)/,
    null,
    '',
  ],
];

const keptBack: Heard[] = [
  [
    '"I have come a long way for this," I muttered as I knelt by the strongbox. I worked my lockpicks into the brass lock.',
    /^(?:unlock|use|open|other|put)/,
    null,
    'I have come a long way for this.',
  ],
  [
    'I closed my eyes for a heartbeat. Mother would have laughed. "Odra, who was the last to hear it?"',
    null,
    /^odra/,
    'Odra, who was the last to hear it?',
  ],
  [
    '"No more lies!" I shouted, slamming my fist on the rail. "Where is the bell, Bram?"',
    null,
    /^bram/,
    'No more lies! Where is the bell, Bram?',
  ],
  [
    'I straighten my uniform and salute. "Sergeant, permission to cross?" I wait for the answer of the watchman.',
    null,
    /^bram/,
    'Sergeant, permission to cross?',
  ],
  [
    'I pocket my notebook, tip my hat to the ferrywoman and stroll off towards the Salt Stair. It is getting late.',
    /^go.*salt-stair/,
    null,
    '',
  ],
  [
    '"That lantern," I said slowly, "was lit last night." I reached up and took the lantern down.',
    /^(?:take|other|pull).*lantern/,
    null,
    'That lantern, was lit last night.',
  ],
  [
    'Something moved in the dark. I flinched, cursed, and threw my dagger at Bram.',
    /^(?:attack|throw).*bram/,
    null,
    '',
  ],
  [
    '"Please," I begged, "let us through, Bram. There are children with us."',
    null,
    /^bram/,
    'Please, let us through, Bram. There are children with us.',
  ],
  [
    'I adjust the filters of my respirator. The readout blinks amber. I scan the strongbox for heat.',
    /^(?:search|look).*strongbox/,
    null,
    '',
  ],
  [
    '"You there!" I called out to the watchman. "What is the meaning of this curfew?"',
    null,
    /^bram/,
    'You there! What is the meaning of this curfew?',
  ],
  [
    'He knows. I can see it in his face. I lunge at Bram and drive my elbow into his ribs.',
    /^attack.*bram/,
    null,
    '',
  ],
  [
    'I kneel and wash the blood off my hands. "It wasn\'t my fault," I whisper to Odra.',
    null,
    /^odra/,
    "It wasn't my fault.",
  ],
  [
    '"If anything happens to me," I tell Odra, "burn the letters." I squeeze her hand and go to the Salt Stair.',
    /^go.*salt-stair/,
    /^odra/,
    'If anything happens to me, burn the letters.',
  ],
  [
    '"Hands up, Bram! This is a robbery," I bark, levelling my dagger at his chest.',
    null,
    /^bram/,
    'Hands up, Bram! This is a robbery.',
  ],
];

async function checks([message, deed, to, said, question]: Heard): Promise<void> {
  const heard = await heardIn(message);
  if (deed) expect(heard.deed).toMatch(deed);
  else expect(heard.deed).toBe('');
  if (to) expect(heard.to).toMatch(to);
  expect(heard.said).toBe(said);
  if (question) expect(heard.question).toMatch(question);
}

describe('prose', () => {
  it.each(worked)('is heard whole: %s', async (...row) => await checks(row));
  it.each(keptBack)('of another hand is: %s', async (...row) => await checks(row));
});

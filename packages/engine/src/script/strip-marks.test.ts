import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';
import { plainAdventure } from './strip-marks.ts';

/** As the third renderer of Homebrewery wants it. */
const brewed = `
\`\`\`metadata
title: The Sunken Chapel
renderer: V3
\`\`\`

\`\`\`css
.page { padding-bottom : 1.1cm; }
\`\`\`

{{frontCover}}
{{logo ![](/assets/naturalCritLogoRed.svg)}}

# The Sunken Chapel
___
{{banner HOMEBREW}}

![background image](https://example.com/sea.png){position:absolute,bottom:0,left:0,height:100%}

{{imageMaskCenter3,--offsetX:0%,--rotation:0
  ![](https://example.com/wave.png){height:100%}
}}

\\page {background-color:beige}

{{toc,wide
# Contents
- ### [{{ The Nave}}{{ 2}}](#p4)
}}

\\page

## The Nave

{{descriptive
The doors hang open, and something **pale**{color:gray} moves under the water.

A bell tolls once.
}}
:
The acolytes rise when the {{color:red font}} is touched. There are {{fas,fa-skull}} two&nbsp;of them.
::
{{note,wide
##### What the priest hides
He drowned them himself.
}}

{{descriptive,wide The wind drops all at once, ${'and the sea with it, '.repeat(30)}and nobody breathes.}}

\\column

{{monster,frame,wide
## Drowned Acolyte
*Medium undead, neutral evil*
___
**Armor Class** :: 11
**Hit Points**  :: 22 (5d8)
___
|STR|DEX|
|:---:|:---:|
|13 (+1)|10 (+0)|
___
***Waterlogged.*** It takes no {{cold cold}} damage.
:
### Actions
***Grasp.*** *Melee Weapon Attack:* +3 to hit.
}}

{{pageNumber,auto}}
{{footnote PART 1 | THE SHORE}}
{{watercolor12,top:20px,background-color:#BBAD82,opacity:80%}}

\\page

## The Crypt

{{font-family:"Open Sans",margin-top:10px
> The stair ends in black water.
}}

His key :gi_key: opens the gate.

{{descriptive
He turns. "You should not have come."}}

### Treasure {#treasure}
A silver bell.{font-style:italic}

{{pageNumber 4}}
`;

/** As its first renderer and GM Binder want it. */
const legacy = `
<style>
  .phb#p1{ text-align:center; }
</style>

# Gallow Hill
<img src='data:image/png;base64,${'A'.repeat(900)}' style='position:absolute;width:100%' />

<div class='pageNumber'>1</div>
<div class='footnote'>PART 1 | GALLOW HILL</div>
\\pagebreakNum
<div style='margin-top:450px'></div>

## The Road

<div class='descriptive'>

Mist lies on the road.

</div>

Two goblins wait in the ditch. <span style="color:red">They flee if one dies.</span>

\`\`\`
\`\`\`

> ##### Developments
> The goblins run to the hill.

___
> ## Goblin
>*Small humanoid (goblinoid), neutral evil*
> ___
> - **Armor Class** 15 (leather armor, shield)
> - **Hit Points** 7 (2d6)
> ### Actions
> ***Scimitar.*** *Melee Weapon Attack:* +4 to hit.

\\columnbreak

<div class='wide'>

## The Hill

</div>
![](https://www.example.com/tree.png) {position:absolute; top:0px; right:0px; width:100%}
<div class="descriptive wide">
Three ropes hang from the tree.
</div>
<!-- cut for time -->
<div class="gmnote"><p>Snag is afraid of bells.</p></div>
`;

const passagesOf = (text: string) => readScript(text).scenes.flatMap(({ passages }) => passages);
const aloudOf = (text: string) =>
  passagesOf(text).flatMap((one) => (one.label === 'read aloud' ? [one.text] : []));
const secretOf = (text: string) =>
  passagesOf(text)
    .flatMap((one) => (one.label === 'read aloud' ? [] : [one.text]))
    .join('\n');

const anyMark =
  /[{}\\]|<\/?\w|&nbsp;|```|::|position:|pageNumber|footnote|base64|renderer|padding|example\.com|gi_key|^_{3}$/m;

describe.each([
  ['the third renderer of Homebrewery', brewed],
  ['the first one, and of GM Binder', legacy],
])('the marks of %s', (_, text) => {
  it('[E13.55] are in no title, no passage and nothing that is quoted from it', () => {
    const { scenes } = readScript(text);
    for (const shown of [
      ...scenes.map(({ title }) => title),
      ...passagesOf(text).map((one) => one.text),
      plainAdventure(text),
    ])
      expect(shown).not.toMatch(anyMark);
  });
});

describe('what stands in boxes', () => {
  it('[E13.56] is read aloud where it is descriptive, in many lines or one, however it is closed', () => {
    const [nave, wind, stair, priest, ...rest] = aloudOf(brewed);
    expect(nave).toBe(
      'The doors hang open, and something **pale** moves under the water.\n\nA bell tolls once.',
    );
    expect(wind).toMatch(/^The wind drops all at once, [\s\S]*and nobody breathes\.$/);
    expect([stair, priest]).toEqual([
      'The stair ends in black water.',
      'He turns. "You should not have come."',
    ]);
    expect(rest).toEqual([]);
    expect(aloudOf(legacy)).toEqual(['Mist lies on the road.', 'Three ropes hang from the tree.']);
  });

  it('[E13.56] is for the DM where it is a note or a creature, and complete', () => {
    for (const kept of [
      'There are two of them.',
      'The acolytes rise when the font is touched.',
      'He drowned them himself.',
      '**Armor Class** 11',
      'It takes no cold damage.',
      'His key opens the gate.',
      'A silver bell.',
    ])
      expect(secretOf(brewed)).toContain(kept);
    for (const kept of [
      'They flee if one dies.',
      'The goblins run to the hill.',
      '- **Hit Points** 7 (2d6)',
      '***Scimitar.***',
      'Snag is afraid of bells.',
    ])
      expect(secretOf(legacy)).toContain(kept);
  });

  it('[E13.56] makes no scenes', () => {
    expect(readScript(brewed).scenes.map(({ title }) => title)).toEqual([
      'The Sunken Chapel',
      'Contents',
      'The Nave',
      'The Crypt',
    ]);
    expect(readScript(legacy).scenes.map(({ title }) => title)).toEqual([
      'Gallow Hill',
      'The Road',
      'The Hill',
    ]);
  });

  it.each([
    ['never closed', '{{descriptive\nThe bell tolls.\n\nThe abbot did it.\n\nHe is in the crypt.'],
    ['closed behind its words', '{{descriptive\nThe bell tolls.}}\n\nThe abbot did it.'],
    ['opened before its words', '{{descriptive The bell tolls.\n}}\n\nThe abbot did it.'],
    ['closed twice', '{{descriptive\nThe bell tolls.\n}}\n}}\n\nThe abbot did it.'],
    ['ended by its page', '{{descriptive\nThe bell tolls.\n\\page\n\nThe abbot did it.\n\n}}'],
    ['beside a division', "<div style='x'>\n{{descriptive\nThe bell tolls.\n}}\n</div>\n\nThe abbot did it."],
  ])('[E13.56] a box that was %s gives nothing away that stands behind it', (_, box) => {
    const text = `# The Abbey\n\n## The Tower\n\n${box}`;
    expect(aloudOf(text)).toEqual(['The bell tolls.']);
    expect(secretOf(text)).toContain('The abbot did it.');
    expect(plainAdventure(text)).not.toMatch(/[{}]/);
  });

  it.each([
    '[READ ALOUD]\nThe bell tolls.\n[END]',
    '--- Read aloud ---\nThe bell tolls.\n--- end read aloud ---',
    '**BOXED TEXT**\n\nThe bell tolls.\n\n**END**',
  ])('[E13.56] what begins and ends by a word is read aloud: %j', (box) => {
    const text = `# The Abbey\n\n## The Tower\n\n${box}\n\nThe abbot did it.`;
    expect(aloudOf(text)).toEqual(['The bell tolls.']);
    expect(secretOf(text)).toContain('The abbot did it.');
  });

  it('[E13.55] a style sheet without an end takes nothing with it', () => {
    const text = '# The Abbey\n\n<style>\n\nThe abbot did it.\n\n```css\n\nHe is in the crypt.';
    for (const kept of ['The abbot did it.', 'He is in the crypt.']) expect(secretOf(text)).toContain(kept);
  });

  it.each([
    '{{note ',
    '{{note\n',
    '}}',
    '{{a}}',
    '{{a <div>\n',
    "<div class='a'>",
    '</div>',
    '![](',
    '<!--',
    '{a:b',
    '&#1',
    '$[',
  ])('[E13.55] four hundred thousand characters of %j are read', (unit) => {
    const text = unit.repeat(Math.ceil(400_000 / unit.length));
    expect(plainAdventure(text).length).toBeLessThanOrEqual(text.length * 2);
  });
});

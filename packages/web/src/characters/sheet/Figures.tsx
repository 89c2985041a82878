import type { CharacterRead } from '@fireside/contract';
import {
  d20,
  initiativeOf,
  passivePerception,
  proficiencyBonus,
  spellAttack,
  spellSaveDifficulty,
  type Worked,
} from '@fireside/contract/sheet';
import type { ReactNode } from 'react';
import { signed } from '../summary.ts';
import { RollButton } from './RollButton.tsx';
import { Working, workingOf } from './Working.tsx';
import { words } from '../../words/words.ts';

/** Among numbers that nobody presses it stands where they stand, however large it is under a finger. */
const inLine = 'justify-start! pointer-coarse:-my-2';

interface FigureProps {
  label: string;
  value: ReactNode;
  worked?: Worked;
  working: boolean;
}

function Figure({ label, value, worked, working }: FigureProps) {
  return (
    <div className="grid content-start justify-items-start" title={worked ? workingOf(worked) : undefined}>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
      <dt className="order-last text-[0.8125rem] text-muted">{label}</dt>
      {worked && working ? (
        <dd className="order-last">
          <Working worked={worked} />
        </dd>
      ) : null}
    </div>
  );
}

/** The numbers for which a table asks most often. */
export function Figures({ character, working }: { character: CharacterRead; working: boolean }) {
  const { armor_class, speed, level } = character;
  const initiative = initiativeOf(character);
  const spells = spellAttack(character);
  const difficulty = spellSaveDifficulty(character);
  const perception = passivePerception(character);
  return (
    <dl className="grid grid-cols-3 gap-3">
      <Figure label={words.characters.sheet.armorClass} value={armor_class} working={working} />
      <Figure label={words.characters.sheet.speed} value={speed} working={working} />
      <Figure
        label={words.characters.sheet.initiative}
        worked={initiative}
        working={working}
        value={
          <RollButton className={inLine} check={{ notation: d20(initiative.value), reason: 'Initiative' }}>
            {signed(initiative.value)}
          </RollButton>
        }
      />
      <Figure
        label={words.characters.sheet.proficiency}
        value={signed(proficiencyBonus(level))}
        worked={{
          value: proficiencyBonus(level),
          parts: [{ label: words.terms.atLevel(level), value: proficiencyBonus(level) }],
        }}
        working={working}
      />
      <Figure
        label={words.characters.sheet.passivePerception}
        value={perception.value}
        worked={perception}
        working={working}
      />
      {difficulty ? (
        <Figure
          label={words.characters.sheet.spellSaveDifficulty}
          value={difficulty.value}
          worked={difficulty}
          working={working}
        />
      ) : null}
      {spells ? (
        <Figure
          label={words.characters.sheet.spellAttack}
          worked={spells}
          working={working}
          value={
            <RollButton className={inLine} check={{ notation: d20(spells.value), reason: 'Spell attack' }}>
              {signed(spells.value)}
            </RollButton>
          }
        />
      ) : null}
    </dl>
  );
}

import type { AbilityName, CharacterPatch, CharacterRead } from '@fireside/contract';
import { abilityModifier, abilityOrder, levelUp, levelUpOffer, titled } from '@fireside/contract/sheet';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { SelectField } from '../../design/SelectField.tsx';
import { canImprove, changesOf, type LevelChange } from '../rules/level-up.ts';
import { signed } from '../summary.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

interface LevelUpProps {
  character: CharacterRead;
  saving: boolean;
  onTake: (patch: CharacterPatch) => void;
}

/** What comes of it, before it is done. */
function Preview({ changes }: { changes: readonly LevelChange[] }) {
  return (
    <dl
      aria-label={words.characters.levelUp.changes}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-md border px-4 py-3 tabular-nums"
    >
      {changes.map(({ label, before, after }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">
            {before} <span aria-hidden="true">→</span>
            <span className="sr-only">{words.characters.levelUp.to}</span>{' '}
            <strong className="font-semibold">{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The next level, decided and seen before it is taken. */
export default function LevelUp({ character, saving, onTake }: LevelUpProps) {
  const [way, setWay] = useState<'average' | 'rolled'>('average');
  const [rolled, setRolled] = useState('');
  const [points, setPoints] = useState<[AbilityName, AbilityName]>(() => {
    const open = abilityOrder.filter((ability) => canImprove(character, ability, 1));
    return [open[0] ?? 'strength', open[1] ?? 'dexterity'];
  });
  const offer = levelUpOffer(character);
  if ('refusal' in offer) return <p className="text-muted">{words.characters.levelUp.none}</p>;

  const { hitDie, average, improves, missing, level } = offer;
  const number = Number(rolled);
  const isRoll = /^\d{1,2}$/.test(rolled.trim()) && number >= 1 && number <= hitDie;
  const isOpen = way === 'rolled' && !isRoll;
  const constitution = abilityModifier(character.abilities.constitution);
  const taken = levelUp(character, {
    hitPoints: way === 'rolled' && isRoll ? number : 'average',
    ...(improves && { improvements: points }),
  });
  const refusal = 'refusal' in taken ? taken.refusal : null;
  const patch = 'changes' in taken ? taken.changes : {};

  return (
    <Form onSubmit={() => onTake(patch)} error={refusal} className="grid gap-5">
      {missing > 0 ? (
        <p className="text-sm text-muted">{words.characters.levelUp.missing(missing, level)}</p>
      ) : null}
      <Choice
        label={words.characters.levelUp.hitPoints}
        hint={words.characters.levelUp.constitution(signed(constitution))}
        value={way}
        onChange={setWay}
        options={[
          { value: 'average', label: words.characters.levelUp.average(average) },
          { value: 'rolled', label: words.characters.levelUp.iRoll(hitDie) },
        ]}
      />
      {way === 'rolled' ? (
        <TextField
          label={words.characters.levelUp.shows(hitDie)}
          inputMode="numeric"
          autoComplete="off"
          required
          value={rolled}
          onChange={(event) => setRolled(event.target.value)}
          error={rolled.trim() !== '' && !isRoll ? words.characters.levelUp.range(hitDie) : undefined}
        />
      ) : null}
      {improves ? (
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 text-sm font-medium">{words.characters.levelUp.points}</legend>
          <div className="grid grid-cols-2 gap-3">
            {points.map((ability, place) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: the two points have nothing but their place
                key={place}
                label={
                  place === 0 ? words.characters.levelUp.firstPoint : words.characters.levelUp.secondPoint
                }
                value={ability}
                onChange={(event) => {
                  const chosen = event.target.value as AbilityName;
                  setPoints(place === 0 ? [chosen, points[1]] : [points[0], chosen]);
                }}
                options={abilityOrder
                  .filter(
                    (one) => one === ability || canImprove(character, one, points[1 - place] === one ? 2 : 1),
                  )
                  .map((one) => ({
                    value: one,
                    label: `${termFor(titled(one))} ${character.abilities[one]}`,
                  }))}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <Preview changes={changesOf(character, patch)} />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={saving} disabled={isOpen || refusal !== null}>
          {words.characters.levelUp.take(level)}
        </Button>
      </div>
    </Form>
  );
}

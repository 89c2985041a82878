import type { MemorableRoll } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { RollCard } from '../story/RollCard.tsx';
import { Passage } from './Passage.tsx';

interface MemorableRollsProps {
  rolls: readonly MemorableRoll[];
  onLead: (messageId: number) => Promise<void>;
}

export function MemorableRolls({ rolls, onLead }: MemorableRollsProps) {
  const { ended } = words;
  return (
    <ol className="grid gap-5 text-left">
      {rolls.map(({ message_id, fame, by, roll }) => (
        <li key={fame} className="grid gap-1.5">
          <p>
            <span className="font-story font-semibold">{ended.fames[fame]}</span>{' '}
            <span className="text-sm text-muted">{ended.rolledBy(by)}</span>
          </p>
          <RollCard roll={roll} />
          <Passage messageId={message_id} label={ended.readThere} what={ended.fames[fame]} onLead={onLead} />
        </li>
      ))}
    </ol>
  );
}

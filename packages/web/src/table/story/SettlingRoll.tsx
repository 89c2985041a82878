import type { Roll } from '@fireside/contract';
import { useEffect, useState } from 'react';
import { motionAllowed } from '../../account/appearance.ts';
import { RollCard } from './RollCard.tsx';
import { useTumble } from './use-tumble.ts';

const settleAfter = 600;

/** A result that has just arrived: the die comes to rest, unless nothing may move. */
export function SettlingRoll({ roll }: { roll: Roll }) {
  const [settled, setSettled] = useState(!motionAllowed());
  const face = useTumble(!settled, roll.notation);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleAfter);
    return () => clearTimeout(timer);
  }, []);

  if (settled) return <RollCard roll={roll} />;
  return (
    <RollCard roll={{ ...roll, breakdown: '' }} total={<span className="text-accent">{face ?? '…'}</span>} />
  );
}

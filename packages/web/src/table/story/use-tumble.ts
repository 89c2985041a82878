import { useEffect, useState } from 'react';
import { motionAllowed } from '../../account/appearance.ts';

function sidesOf(notation: string): number {
  return Number(/d(\d+)/i.exec(notation)?.[1] ?? 20);
}

/** A face that changes while dice roll. It is decoration: the service rolls. Null when nothing may move. */
export function useTumble(rolling: boolean, notation: string): number | null {
  const [face, setFace] = useState<number | null>(null);
  useEffect(() => {
    if (!rolling || !motionAllowed()) return;
    const sides = sidesOf(notation);
    const tumble = () => setFace(1 + Math.floor(Math.random() * sides));
    tumble();
    const timer = setInterval(tumble, 80);
    return () => clearInterval(timer);
  }, [rolling, notation]);
  return face;
}

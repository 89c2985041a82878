import type { Topic } from '../topic.ts';
import { birth } from './birth.ts';
import { body } from './body.ts';
import { bonds } from './bonds.ts';
import { confinement } from './confinement.ts';
import { creatures } from './creatures.ts';
import { elements } from './elements.ts';
import { faith } from './faith.ts';
import { love } from './love.ts';
import { mind } from './mind.ts';
import { oppression } from './oppression.ts';
import { sickness } from './sickness.ts';
import { substances } from './substances.ts';
import { victims } from './victims.ts';
import { dying, violence } from './violence.ts';
import { war } from './war.ts';

export const topics: readonly Topic[] = [
  ...creatures,
  ...body,
  ...victims,
  ...love,
  ...birth,
  ...mind,
  ...substances,
  ...oppression,
  ...faith,
  ...confinement,
  ...elements,
  ...sickness,
  ...war,
  ...bonds,
  violence,
  dying,
];

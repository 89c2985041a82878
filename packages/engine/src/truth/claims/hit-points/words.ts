import { wordSet } from '../../text/inflect.ts';

export const taking = wordSet(
  `=take =suffer =lose =sustain =cost =drain =endure =receive =bleed nimmst erleidest verlierst kassierst perds subis prends pierdes sufres recibes
   perdi subisci perde sofre recebe verliert erleidet perd subit pierde sufre subisce`,
);
export const dealing = wordSet('=deal =inflict =do =roll =make');
export const healing = wordSet(
  '=regain =recover =heal =restore =gain =mend =get back flow récupères récupère recuperas recupera recuperi heilst zurück regagnes',
);

/** Before a number that says how many there are now. */
export const standing = wordSet(
  `at to on have has 've leaves leaving leave left stand stands sit sits sitting standing stay stays remain remains with still now is only down
   mark hast hat noch bei auf bleiben reste restent ont as tienes tiene quedan queda hai restano rimangono tem restam resta mit à`,
);
export const standingBehind = wordSet('left remaining remain remains übrig restants restantes rimasti');
export const formerly = wordSet('from had were was von de da');
export const pastArrow = wordSet('→ -> –> to');
export const lifeCue = wordSet(
  'hp hit health maximum current leaves leaving leave brings bringing puts down left mark sitting stay stays drops drop falls sinks standing back up restante quedan remonte',
);

import { wordSet } from '../../text/inflect.ts';
import type { Reading } from '../../reading.ts';

/** Words with which an attempt has ended, well or badly, in the other languages that are read. */
const ended = wordSet(
  `trifft triffst verfehlt verfehlst landest stürzt stürzst springt rutschst überzeugt gelungen misslungen entdeckt erwischt enttarnt durchbohrt getroffen
   atterris atterrit rates rate manques frappes transperce glisses tombes convaincu convaincue repéré repérée aperçoit
   aterrizas aterriza fallas falla atraviesa resbalas caes convencido convencida descubierto descubierta logrado
   atterri atterra colpisci colpisce manchi manca trafigge scivoli cadi convinto convinta persuaso persuasa scoperto scoperta
   aterras aterra acertas acerta atinge erras erra escorregas cais convencido convencida descoberto descoberta`,
);
/** The same of somebody at the table alone. */
const endedFor = wordSet(
  `bemerkt bemerken sieht sehen hört hören glaubt glauben lässt lassen öffnest schaffst erreichst findest entdeckst erkennst
   touche touches atteint atteins remarque remarquent voit voient entend croit croient laisse ouvres trouves réussis vois
   alcanza alcanzas golpea golpeas nota ve oye cree deja abres encuentras llegas ves
   nota vede sente crede lascia apri trovi raggiungi vedi
   acredita vê ouve deixa abres encontras chegas vês alcanças`,
);
const opening = wordSet('öffnet aufspringt ouvre abre apre');
const openable = wordSet(
  'schloss tür tor truhe riegel serrure porte coffre verrou cerradura puerta cofre cerrojo serratura porta forziere fechadura baú',
);

/** Whether a sentence in another language tells how an attempt ended. */
export function endsAbroad({ language, tokens, mentions, isReal }: Reading): boolean {
  if (language === 'en') return false;
  const hasOpenable = tokens.some(({ text }) => openable.has(text));
  return tokens.some(
    ({ text }, at) =>
      (ended.has(text) ||
        (mentions.length > 0 && endedFor.has(text)) ||
        (hasOpenable && opening.has(text))) &&
      isReal(at),
  );
}

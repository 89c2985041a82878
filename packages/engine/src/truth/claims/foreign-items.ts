import type { Claim, ClaimReader } from '../claim.ts';
import { segmentAt } from '../text/clauses.ts';
import { wordSet } from '../text/inflect.ts';
import { heldBy } from './things.ts';

/** What is carried, in the other languages that are read. */
const goods = wordSet(
  `schwert kurzschwert langschwert dolch axt hammer bogen schild rüstung ring trank heiltrank zauberstab stab amulett schlüssel karte seil fackel laterne edelstein rubin beutel schriftrolle umhang
   épée dague hache marteau arc bouclier armure anneau bague potion baguette bâton amulette clé clef carte corde torche lanterne gemme rubis bourse parchemin cape
   espada daga hacha martillo arco escudo armadura anillo poción varita bastón amuleto llave mapa cuerda antorcha linterna gema rubí bolsa pergamino capa
   spada pugnale ascia martello scudo armatura anello pozione bacchetta bastone chiave mappa corda torcia lanterna gemma rubino borsa pergamena mantello
   adaga machado martelo anel poção varinha cajado chave tocha joia pergaminho`,
);
const coming = wordSet(
  `gibt reicht überreicht schenkt erhältst erhält bekommst bekommt findest findet steckst nimmst nimmt kaufst gewinnst gewinnt donne tend offre remet reçois reçoit gagnes gagne obtiens obtient trouves trouve
   prends prend ramasses achètes da entrega regala ofrece recibes recibe ganas gana obtienes obtiene encuentras encuentra tomas toma guardas compras dà porge regala consegna ricevi riceve ottieni ottiene
   trovi trova prendi prende metti compri dá oferece recebes recebe ganhas ganha obtém encontras encontra pegas pega guarda`,
);
const going = wordSet(
  `verlierst verliert zerbricht zerspringt stiehlt reißt verschwindet perds perd brise casse vole arrache disparaît pierdes pierde rompe roba arranca desaparece perdi perde spezza ruba strappa strappò
   sparisce perdes quebra rouba some desaparece parte`,
);

/** Things that come and go, told in another language: as far as a verb and a thing say so. */
export const readForeignItems: ClaimReader = ({ tokens, language, isReal }, { party, speaker }) => {
  if (language === 'en' || party.length === 0) return [];
  const thing = tokens.findIndex(({ text, kind }) => kind === 'word' && goods.has(text));
  if (thing < 0 || !isReal(thing)) return [];
  // A denial turns its own part of the sentence alone.
  const isDenied = (at: number) =>
    tokens
      .slice(...segmentAt(tokens, at))
      .some(({ text }) => /^(?:nicht|kein|keine|keinen|ne|pas|no|non|não|nada|nichts)$/.test(text));
  const told = (verbs: ReadonlySet<string>) =>
    !isDenied(thing) && tokens.some(({ text }, at) => verbs.has(text) && !isDenied(at));
  const [isComing, isGoing] = [told(coming), told(going)];
  const isPriced = tokens.some(({ text }) =>
    /^(?:für|pour|por|per|kostet|coûte|cuesta|costa|custa)$/.test(text),
  );
  if ((!isComing && !isGoing) || isPriced) return [];
  const isBorne = party.some(({ items }) =>
    items.some(
      ({ item, quantity }) =>
        !/pieces?$|coins?$|^(?:gold|silver|gp|sp)$/i.test(item) &&
        ((isComing && quantity > 0) || (isGoing && quantity < 0)),
    ),
  );
  const who = speaker ? [speaker] : party;
  const claim: Claim = {
    kind: 'item',
    missing: isBorne
      ? null
      : `No tool did that (${heldBy(who)}). Call update_character with add_items or remove_items first.`,
  };
  return [claim];
};

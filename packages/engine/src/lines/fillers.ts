const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What separates the parts of a line. */
export const joiners = setOf('and or nor but und oder sowie et ou ni y o e u ed od');

/** Words with which people ask for something to be left out; they say nothing of what it is. */
const fillers = setOf(
  `no not never none nothing please plz pls any anything all every everything of to the a an in on at with without about for from against
   by into onto toward towards i im me my mine we us our you your they them their it its this that these those is are be being been was am do does don t s d ll re ve
   dont doesn want wants like wish would rather prefer could can cannot avoid avoiding leave leaving out keep keeping away off stop skip
   hate dislike uncomfortable comfortable afraid scared fear fears phobia trigger triggers triggering triggered sensitive problem issue issues
   graphic explicit detailed detail details vivid gratuitous extreme excessive heavy realistic depiction depictions depicted description descriptions described
   scene scenes content theme themes topic topics mention mentions mentioned reference references stuff thing things kind kinds type types sort sorts form forms
   involving involved including related regarding concerning such as etc eg ie story game games table campaign session player players
   character characters pc pcs npc npcs screen onscreen there here ever at too very much some more so just only when while if because where who which have having has get getting
   happen happens happening show shown showing see seeing ban banned forbidden off limits limit hard line lines
   kein keine keinen keinem keiner keines nicht nichts nie niemals bitte ohne mit von gegen uber an auf in im zu zum zur der die das den dem des ein eine einen einem einer
   ich mich mir mein meine meinen meiner wir uns will mochte mag keinerlei irgendwelche alles was wie szenen szene darstellung darstellungen beschreibung beschreibungen
   explizite explizit detaillierte grafische spiel geschichte figur charakter soll es geben gibt werden wird sein ist sind vermeiden
   pas plus de des du d la le les l un une aucun aucune sans ne n je j veux voudrais svp plait s il vous te contre sur avec dans mon ma mes personnage scene scenes description
   descriptions explicite explicites rien jamais eviter histoire jeu qui que quoi au aux
   nada sin ningun ninguna ningunas no el los las del al con contra por favor quiero quisiera mi mis personaje escenas escena descripciones explicita explicitas explicito
   explicitos evitar historia juego que en una uno
   niente nessun nessuna nessuno senza non il lo gli i di del della dei delle degli con contro per favore voglio vorrei mio mia personaggio scene scena descrizioni esplicite
   esplicita espliciti evitare storia gioco che
   sem nenhum nenhuma nao o os as do da dos das com contra por favor quero queria meu minha personagem cenas cena descricoes explicita evitar historia jogo um uma que em`,
);

export function isFiller(word: string): boolean {
  return word.length < 2 || fillers.has(word);
}

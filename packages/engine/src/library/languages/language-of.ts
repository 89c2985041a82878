/** In the order of the columns of `TERMS`. */
export const LANGUAGES = ['german', 'french', 'spanish', 'italian', 'portuguese'] as const;
export type Language = (typeof LANGUAGES)[number];

const COMMON_WORDS: Record<Language | 'english', Set<string>> = {
  english:
    words(`a all am an and any are as at be been but by can come could d did do does for from get go had has hat have he her his how i if in into is it its just let
    ll m man me more my no not of on one or our out re s she should so some t that the their them then there they this to up us ve was we were what when where which
    who will with would you your`),
  german:
    words(`aber alle als also am an auch auf aus bei beim bin bis da dann darf das dass dem den denn der des dich die dir doch du durch ein eine einem einen einer er
    es fur gegen gerade gibt hab habe haben hat ich ihm ihn ihr im in ist ja kann kein keine konnen man mal mein meine meinen meiner mich mir mit muss nach nicht noch nur ob
    oder ohne schon sein sich sie sind so soll um und uns unser unter viel viele vom von vor war warum was wann wenn wer werden wie wieder wird wir wo wollen zu zum zur`),
  french:
    words(`a ai au aux avec ca car ce cet cette c chez combien comme comment d dans de des deux dois du elle elles en es est et etre fait faire faut il ils j je l la
    le les leur lui m ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut peux plus pour pourquoi qu quand que quel quelle qui quoi s sa sans se ses si
    son sont suis sur t ta te tes toi ton tout tous tu un une va vais vous y`),
  spanish:
    words(`a al algo aqui como con cual cuando cuanta cuantas cuanto cuantos cada de del desde donde dos e el ella en entonces era es esa ese eso esta este esto estoy
    fue gente ha hace hacer hacen hago hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos o para pero por porque puede puedo que quien se ser si sin
    sobre son su sus tambien te tengo tiene todo todos tu un una uno y ya yo`),
  italian:
    words(`a ad ai al alla alle anche c che chi ci col come con cosa cui d da dal dalla degli dei del della delle di dopo dove e ed era fa faccio fare gli ha hai
    hanno ho i il in io l la le lei li lo loro lui ma mi mia mio ne nei nel nella no noi non o per perche piu poi posso prima puo qual quale quando quanta quante quanti quanto
    questa questo qui se sei si sia solo sono su sua sul sulla suo te ti tra tu tutti un una uno va vi voi`),
  portuguese:
    words(`a ai ao aos as ate com como da das de dele dela depois do dos e ela ele eles em era essa esse esta estao estou eu faz fazer fico foi gente ha isso isto
    ja la lhe mais mas me meio mesmo meu meus minha muito na nas nao nem no nos num o onde os ou para pela pelo pode posso por porque pra pro qual quando quanta quantas
    quanto quantos que quem se sem ser seu so sou sua sao tambem te tem tenho ter to tudo um uma vai voce voces vou`),
};

/** Letters that hardly any other of these languages has. */
const OWN_LETTERS: Record<Language, RegExp> = {
  german: /[äöüß]/i,
  french: /[èêëîïœ]|ç[ao]/i,
  spanish: /[ñ¿¡]/i,
  italian: /[àìòù](?:\s|$|[.,?!])/i,
  portuguese: /[ãõ]/i,
};

/**
 * The languages that a text may be written in, by its commonest words: none for English, several where it could be either of two. Terms of a
 * language are looked for in its texts alone: "Gift" is a poison in German only.
 */
export function languagesOf(text: string): Language[] {
  const tokens = foldedWords(text);
  const count = (known: Set<string>) => tokens.filter((token) => known.has(token)).length;
  const english = count(COMMON_WORDS.english);
  const counts = LANGUAGES.map((language) => {
    const own = OWN_LETTERS[language].test(text) ? 2 : 0;
    return count(COMMON_WORDS[language]) + own;
  });
  const most = Math.max(...counts);
  // One word decides nothing: "die" and "come" are English as well.
  if (most <= english || most < 2) return [];
  return LANGUAGES.filter((_, place) => counts[place] === most);
}

/** The words of a text without capitals and accents. */
export function foldedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .match(/[\p{L}\p{N}*]+/gu) ?? []
  );
}

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}

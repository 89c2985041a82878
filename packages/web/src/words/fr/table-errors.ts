import type { tableErrors as en } from '../en/table-errors.ts';
import { formsOf } from '../forms.ts';

const { count, number } = formsOf('fr');

const characters = (amount: number) => count(amount, { one: 'caractère', other: 'caractères' });

export const tableErrors: typeof en = {
  turns: {
    rate_limited: 'On demande trop de choses à la fois au MJ, réessaie dans un moment.',
    unreachable: 'Le MJ est injoignable pour l’instant, réessaie dans un moment.',
    provider_fault: 'Le MJ a des difficultés pour l’instant, réessaie dans un moment.',
    key_refused: 'La clé du MJ a été refusée ; à voir avec qui tient ce Fireside.',
    unknown_model: 'Le modèle du MJ est inconnu de son fournisseur ; à voir avec qui tient ce Fireside.',
    request_refused: 'Le fournisseur du MJ a refusé la demande ; à voir avec qui tient ce Fireside.',
    too_slow: 'Le MJ a mis trop de temps à répondre, réessaie.',
    broke_off: 'Le MJ s’est interrompu au milieu d’une réponse, réessaie.',
    endless: 'Le MJ ne cessait plus de parler, réessaie.',
    silent: 'Le MJ n’a rien dit, réessaie.',
    declined: 'Le MJ n’a pas voulu répondre à cela. Essaie autrement.',
    library: 'Le MJ n’a pas pu ouvrir les livres, réessaie dans un moment.',
    stopped: 'La réponse a été arrêtée.',
    fault: 'Quelque chose s’est mal passé chez le MJ, réessaie.',
    stumbled: 'Le MJ a trébuché, réessaie.',
  },
  dice: {
    range: (notation, lowest, highest) => `${notation} donne entre ${lowest} et ${highest}.`,
    noNotation: 'Ce ne sont pas des dés. Écris-les comme 1d20+5, 2d6 ou 2d20kh1.',
    noDice: 'Il n’y a pas de dés là-dedans. Écris-les comme 1d20+5, 2d6 ou 2d20kh1.',
    join: 'Relie les dés par un signe, comme dans 2d6+1d8.',
    advantage: 'Écris l’avantage 2d20kh1 et le désavantage 2d20kl1, suivis du modificateur.',
    length: (most) => `Un jet compte au plus ${characters(most)}.`,
    most: (most) => `On peut lancer au plus ${number(most)} dés à la fois.`,
    sides: (most) => `Un dé a au plus ${number(most)} faces.`,
    numbers: (most) => `Les nombres vont jusqu’à ${number(most)}.`,
    multiplications: (most) => `Au plus ${number(most)} multiplications sont possibles.`,
    brackets: 'Les parenthèses sont trop imbriquées.',
    division: 'Ne divise que par un nombre entier.',
    arithmetic: 'Seuls + - * /, les parenthèses, floor, ceil, round, abs et sign sont compris.',
    group: 'Un groupe entre accolades peut être gardé, écarté, comparé et trié, rien de plus.',
    oneFace: (dice) => `${dice} n’a qu’une face et ne peut pas être relancé.`,
    explodeOrReroll: 'Les dés peuvent exploser ou être relancés, pas les deux.',
    endless: (dice) => `${dice} roulerait sans fin ; fais exploser ou relancer moins de faces.`,
    different: (dice) => `${dice} ne peuvent pas être tous différents.`,
    unique: 'Des dés uniques ne peuvent pas aussi exploser, être relancés ou limités.',
  },
  fell: (name, points) => `${name} tombe à ${points} PV`,
};

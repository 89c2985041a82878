import type { honesty as en } from '../en/honesty.ts';
import { formsOf } from '../forms.ts';

const { count, list, plural } = formsOf('fr');

const inTurns = (turns: number) => `En ${count(turns, { one: 'tour', other: 'tours' })}, le MJ`;
const made = (turns: number, claims: number) =>
  `${inTurns(turns)} a fait ${count(claims, { one: 'affirmation', other: 'affirmations' })}`;
const were = (many: number, one: string, other: string) =>
  `${count(many, { one: 'a été', other: 'ont été' })} ${plural(many, { one, other })}`;

export const honesty: typeof en = {
  title: 'L’honnêteté de cette table',
  again: 'Réessayer',
  counting: 'On compte ce qui a été affirmé',
  meaning:
    'Une affirmation est ce qui se vérifie : un dé, une blessure, une trouvaille, ce que disent vos personnages. Ce que rien ne confirme retourne au MJ pour être corrigé, et ne t’est pas montré s’il ne l’est pas.',
  why: 'Pourquoi ?',
  whyLabel: 'Pourquoi ? L’honnêteté de cette table',
  withheld: (many) =>
    many === 1
      ? '1 phrase a été retenue : rien à la table ne la confirme.'
      : `${count(many, { other: 'phrases' })} ont été retenues : rien à la table ne les confirme.`,
  nothingTold: 'Le MJ n’a encore rien raconté.',
  nothingClaimed: (turns) =>
    `${inTurns(turns)} n’a encore rien affirmé que les dés ou les fiches puissent confirmer.`,
  allBorneOut: (turns, claims) => {
    const all =
      claims === 1
        ? 'elle a été confirmée'
        : claims === 2
          ? 'les deux ont été confirmées'
          : 'toutes ont été confirmées';
    return `${made(turns, claims)} : ${all} par les dés et les fiches.`;
  },
  claimed: (turns, claims, { borneOut, repaired, withheld }) => {
    const fates = [
      borneOut > 0 ? `${were(borneOut, 'confirmée', 'confirmées')} par les dés et les fiches` : '',
      repaired > 0
        ? `${were(repaired, 'corrigée', 'corrigées')} avant d’être lue${repaired > 1 ? 's' : ''}`
        : '',
      withheld > 0 ? were(withheld, 'retenue', 'retenues') : '',
    ];
    return `${made(turns, claims)} : ${list(fates.filter(Boolean))}.`;
  },
};

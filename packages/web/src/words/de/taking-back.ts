import type { takingBack as en } from '../en/taking-back.ts';
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('de');

export const takingBack: typeof en = {
  retell: 'Noch einmal erzählen',
  retellMeaning: 'Was geschah, bleibt: die Würfel, die Wunden, die Funde. Die Worte sind neu.',
  wish: 'Ein Wunsch dazu',
  wishHint: 'Etwa: kürzer, oder ohne die Spinne. Du kannst es auch leer lassen.',
  leaveIt: 'Alles so lassen',
  otherWords: 'Die Spielleitung sucht nach anderen Worten.',
  takenBack: 'Zurückgenommen',
  takenBackWhen: (age) => ['Zurückgenommen ', age],
  takenBackMeaning:
    'Was zurückgenommen wurde, steht in keiner Geschichte, und die Spielleitung erinnert sich nicht daran. Nur du kannst es hier lesen.',
  showTakenBack: 'Zurückgenommenes zeigen',
  nothingTakenBack: 'In dieser Runde wurde nichts zurückgenommen.',
  lookingUp: 'Es wird nachgeschlagen …',
  again: 'Noch einmal',
  dm: 'SL',
  somebody: 'Jemand',
  wordings: 'Fassungen',
  formerWording: 'Frühere Fassung',
  nextWording: 'Nächste Fassung',
  wordingOf: (shown, takes) => `${shown} von ${takes}`,
  toldOtherwise: 'so wurde es vorher erzählt',
  takeBackTitle: 'Das zurücknehmen?',
  takeBack: 'Zurücknehmen',
  whatGoes: ({ answers, messages, isWriting }) => {
    const parts = [
      answers > 0
        ? count(answers, { one: 'Antwort der Spielleitung', other: 'Antworten der Spielleitung' })
        : '',
      messages > 0
        ? count(messages, { one: 'Nachricht aus der Runde', other: 'Nachrichten aus der Runde' })
        : '',
      isWriting ? 'das, was die Spielleitung gerade schreibt' : '',
    ].filter(Boolean);
    const goes =
      parts.length > 0
        ? `Es verschwindet für alle, und mit ihm ${list(parts)}.`
        : 'Es verschwindet für alle.';
    return `${goes} Was diese Züge verändert haben, wird rückgängig gemacht.`;
  },
};

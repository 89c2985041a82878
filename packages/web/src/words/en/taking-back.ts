import { formsOf } from '../forms.ts';

// Without a comma before the last of several.
const { count, list } = formsOf('en-GB');

/** What goes with a message that is taken back. */
interface Gone {
  answers: number;
  messages: number;
  isWriting: boolean;
}

export const takingBack = {
  retell: 'Tell it again',
  retellMeaning: 'What happened stays: the dice, the wounds, the finds. The words are new.',
  wish: 'A wish for it',
  wishHint: 'Such as: shorter, or without the spider. You can leave it empty.',
  leaveIt: 'Leave it as it is',
  otherWords: 'The DM is looking for other words.',
  takenBack: 'Taken back',
  takenBackWhen: <T>(age: T) => ['Taken back ', age],
  takenBackMeaning:
    'What was taken back stands in no story and is not remembered. You alone can read it here.',
  showTakenBack: 'Show what was taken back',
  nothingTakenBack: 'Nothing has been taken back at this table.',
  lookingUp: 'Looking it up…',
  again: 'Try again',
  dm: 'DM',
  somebody: 'Somebody',
  wordings: 'Wordings',
  formerWording: 'Former wording',
  nextWording: 'Next wording',
  wordingOf: (shown: number, takes: number) => `${shown} of ${takes}`,
  toldOtherwise: 'told otherwise before',
  takeBackTitle: 'Take this back?',
  takeBack: 'Take it back',
  whatGoes: ({ answers, messages, isWriting }: Gone) => {
    const parts = [
      answers > 0 ? count(answers, { one: 'answer of the DM', other: 'answers of the DM' }) : '',
      messages > 0 ? count(messages, { one: 'message of players', other: 'messages of players' }) : '',
      isWriting ? 'what the DM is writing' : '',
    ].filter(Boolean);
    const goes =
      parts.length > 0 ? `It goes for everybody, and with it ${list(parts)}.` : 'It goes for everybody.';
    return `${goes} Whatever these turns changed is undone.`;
  },
};

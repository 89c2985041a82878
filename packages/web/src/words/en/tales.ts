/** Tales that are ready to be played, each with a line as on the back of a book. */
export const tales = {
  moths: {
    title: 'Nine Lamps in the Dark',
    line: 'Nine singers followed a light out of the village. They are still singing, and each night there is one voice fewer.',
  },
  lease: {
    title: 'The Dragon’s Lease',
    line: 'A dragon has bought the village, quite legally. Nobody can fight a deed, but somebody might talk to the owner.',
  },
  straw: {
    title: 'What the Fields Sent',
    line: 'Every night the scarecrows stand a field nearer, in ranks. An old war was never properly ended.',
  },
  chorus: {
    title: 'Chorus',
    line: 'Crews are answering a signal that nobody else can hear. Something is collecting voices, and is nearly ready to speak.',
  },
  inn: {
    title: 'One More Night',
    line: 'Every way out of the inn leads back in by another door. The rooms are free, and the bill is growing.',
  },
  hound: {
    title: 'What Waits at Heel',
    line: 'Something follows people home, a little behind, and those who look around are not seen again.',
  },
  will: {
    title: 'The Second Will',
    line: 'The old lord lies among his orchids with a smile on his face and no will in the safe. Every guest had a reason.',
  },
  vault: {
    title: 'Forty Minutes in the Vault',
    line: 'One man won the whole town at cards. The deed lies in his safe, and there is a party on Thursday.',
  },
  hanged: {
    title: 'The Man They Hanged Twice',
    line: 'On the third day he came back for his hat. Now the jurors are dying in the order in which they voted.',
  },
  train: {
    title: 'The Noon Deposit',
    line: 'Everybody’s savings are leaving town in a rolling vault. The law will be looking at its watch around noon.',
  },
};

export type TaleId = keyof typeof tales;

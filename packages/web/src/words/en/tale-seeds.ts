import type { TaleId } from './tales.ts';

/** How the storyteller is asked for a tale: it tells in English, and knows these pitches. */
export const taleSeeds: Record<TaleId, string> = {
  moths:
    'Fantasy. On the night of the lantern feast nine singers walked out of the village after a light, and their voices have been heard since from very far away. They are alive, for they are still singing. Each night there is one voice fewer.',
  lease:
    'Fantasy. A dragon has bought the village, quite legally, and gives everyone until the end of the week to be out of it. Her clerks are already measuring the rooms. Nobody can fight a deed, but perhaps somebody can go and talk to the owner.',
  straw:
    'Fantasy. Every night the scarecrows around the town stand a field nearer, in ranks, and every morning there are more of them. Nobody sees them move. The old people say that a war was never properly ended, and that the army has come back for its orders.',
  chorus:
    'Science fiction. Crews are answering a signal that nobody else can hear, and they do not come back from it to the station. Something is collecting voices, and it is nearly ready to speak.',
  inn: 'Horror. Since the new Landlord took over, every way out of the hotel leads back in by another door. The rooms are free, the supper is hot, and the bill is growing. You have until it is presented.',
  hound:
    'Horror. Something follows the people of the village home, at heel, a little behind, and those who look around are not seen again. The trackers say that it is a hound. They say it with their backs against something.',
  will: 'Mystery. Old Lord Ashgrove was found among his orchids with a smile on his face and no will in the safe. Every guest had a reason, and one of you has been asked to find the right one before the fog lifts.',
  vault:
    'Modern. Lucan Strand won the town at cards, every roof and lamp-post of it, and the deed lies in the best safe that money can buy. On Friday he has the bulldozers in. There is a party on Thursday, and the invitations are not hard to forge.',
  hanged:
    'Western. They hanged Jericho Sloane, and on the third day he came back for his hat. Now the jurors are dying in the order in which they voted, and there are not many left.',
  train:
    'Western. The bank that held the savings of the town has failed, on paper, and its owner is leaving for the coast with the whole of it in a rolling vault. The law says that it is hers. The law will be looking at its watch around noon.',
};

import type { StrangeDeed } from './case.ts';

const deed = (told: string, words: string, explained: string, borne: string): StrangeDeed => ({
  told,
  words: words.split(' '),
  explained,
  borne,
});

/** What somebody did that looks like guilt: `{x}` did it, and somebody saw it; it has another reason, and somebody bears that out. */
export const strangeDeeds: readonly StrangeDeed[] = [
  deed(
    'Late that evening I came upon {x} washing both hands, over and over, and the water was not clear',
    'wash washing hand water',
    'Ink. I had upset a whole bottle of it over my sleeve, and nothing takes it off',
    'It was my ink that {x} upset. We were both on our knees with rags, and it will never come out of the boards',
  ),
  deed(
    'I saw {x} burning papers, before anybody else was up',
    'burn burning burnt paper fire ash',
    'Verses. I write them, and then I read them, and then I burn them',
    'I have read those verses of which {x} makes such a secret. They are better burnt, believe me',
  ),
  deed(
    'I met {x} with a bundle under one arm, and it vanished behind {x} when I said good evening',
    'bundle hide hid hiding arm',
    'A present. It is for somebody in this company, and now there will be no surprise',
    'The bundle was for me. I found it on my pillow, with a ribbon, and it is a waistcoat',
  ),
  deed(
    '{x} and somebody were whispering behind a door, and I heard {x} say: nobody must ever know',
    'whisper whispering door heard nobody know',
    'We were talking about a birthday. If I had known that one listens at doors here, I would have sung',
    'It was me whom {x} whispered with, about a birthday, and it is a poor secret that cannot be kept for a week',
  ),
  deed(
    'When I passed {x} that evening there was mud up to the knee, and a spade not far off',
    'mud spade dig digging knee',
    'I buried a cat. It was old, and it was fond of me, and I did not want to be asked about it',
    'I held the lantern while {x} dug. The cat was called Admiral, and that is all there is to it',
  ),
  deed(
    'I saw {x} at somebody else’s cupboard, with a bent wire in the lock',
    'cupboard wire lock pick picking',
    'The key has been lost for a month, and my spectacles are in there. Try the wire yourself: it does not even fit',
    'Everybody opens that cupboard with the wire. I taught {x} how to do it, and there is nothing in it but spectacles',
  ),
  deed(
    'There was a stain on the sleeve of {x}, dark and wet, and {x} turned away so that I should not see it',
    'stain blood sleeve dark wet',
    'Beetroot. I had been at the larder, and I am supposed to be fasting',
    'I was at the larder too. {x} had the beetroot and I had the ham, and now we are both found out',
  ),
  deed(
    'I heard {x} crying, and when I knocked it stopped, and nobody opened',
    'cry crying tears knock knocked',
    'I had a letter from home. One has to cry somewhere, and one has to stop when somebody knocks',
    'I know about the letter from home, for {x} showed it to me; anybody would have cried over it',
  ),
];

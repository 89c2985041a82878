import type { Place } from '../types.ts';

export const mysteryPlaces: readonly Place[] = [
  {
    id: 'harrow-hall',
    kind: 'hub',
    name: 'Harrow Hall',
    at: 'at Harrow Hall',
    arrival:
      'Harrow Hall has ninety windows, and tonight the household stands at all of them, waiting for the fog to lift. In the drawing room the fire is lit, the sherry is poured, and nobody is drinking.',
    senses: [
      'A clock strikes in another room and is answered, a little late, by a second.',
      'The parquet creaks somewhere overhead and stops when you listen.',
      'There is a smell of lilies, and lilies are out of season.',
      'Rain runs down the glass like somebody drawing and rubbing out.',
      'A log shifts in the grate, and everybody in the room looks up.',
    ],
    features: [
      {
        name: 'the writing desk',
        words: 'writing desk letter letters drawer blotter',
        glance: 'The writing desk is tidy, in the manner of a desk that has been tidied by somebody else.',
        find: 'The blotter has kept a mirror image of the last letter, and it is a letter of dismissal with no name.',
      },
      {
        name: 'the drinks tray',
        words: 'drinks tray glass glasses sherry decanter',
        glance: 'There is one glass more on the drinks tray than there are guests.',
        find: 'The spare glass has lipstick on it, and a trace of something bitter that is not sherry.',
      },
      {
        name: "the visitors' book",
        words: 'visitors book guest register names',
        glance: "The visitors' book goes back to the old queen, and one leaf has been cut out with a razor.",
        find: 'The cut leaf has been used as a bookmark in the hymnal, and it carries a monogram on a calling card.',
        item: 'Monogrammed calling card',
      },
    ],
    obstacle: {
      name: 'the butler',
      words: 'butler servant door hall leave upstairs',
      block:
        'The butler regrets that nobody may leave the ground floor, and he has regretted it for forty years.',
      skills: ['persuasion', 'deception', 'stealth', 'insight'],
      pass: 'The butler discovers an urgent need to see to the coal, and looks away for exactly as long as it takes.',
      cost: 'The butler lets you pass, and you hear him lift the telephone.',
      fail: 'The butler regrets.',
    },
  },
  {
    id: 'fog-street',
    kind: 'way',
    name: 'Lantern Street',
    at: 'in Lantern Street',
    arrival:
      'Lantern Street runs down to the river between pawnshops and closed theatres, and the fog has rolled up it to meet you. Your own footsteps seem to be walking on the other side.',
    senses: [
      'A cab horse stamps, unseen, and blows through its nose.',
      'Somewhere a barrel organ plays a hymn at the speed of a polka.',
      'Every lamp has a halo, and every halo a moth.',
      'A sash window is lowered with great care, two floors up.',
      "The fog tastes of coal and other people's dinners.",
    ],
    features: [
      {
        name: 'the pawnshop window',
        words: 'pawnshop pawn shop window watch watches',
        glance: 'In the pawnshop window lies a row of watches, each stopped at a different hour.',
        find: 'One of the watches is engraved to somebody who claims never to have owned one, and the ticket is dated the day after the crime.',
        item: 'Pawn ticket',
      },
      {
        name: 'the stage door',
        words: 'stage door theatre theater backstage',
        glance: 'The stage door of the old Alhambra is chained, but the chain is only wound, not locked.',
        find: "Inside the stage door hangs a rack of costumes, and the constable's uniform is still wet from the rain.",
      },
      {
        name: "the flower seller's pitch",
        words: 'flower flowers seller pitch basket lilies',
        glance: 'The flower seller has gone home, but her basket is here, full of lilies.',
        find: 'Between the stems in the basket is a standing order, lilies every Friday, paid a year ahead by a dead man.',
      },
    ],
    obstacle: {
      name: 'the man in the doorway',
      words: 'man doorway shadow follower stranger follow',
      block: 'A man in a doorway folds his newspaper each time you stop, and he has folded it very small.',
      skills: ['stealth', 'deception', 'insight', 'athletics'],
      pass: 'You go in by the front of a public house and out by the back, and the newspaper stays behind with its owner.',
      cost: 'You shake him off at the third corner, and find that he has left something in your pocket: a warning.',
      fail: 'Wherever you turn, the newspaper rustles on the other side of the street.',
    },
  },
  {
    id: 'river-steamer',
    kind: 'way',
    name: 'the river steamer Calliope',
    at: 'aboard the Calliope',
    arrival:
      'The Calliope puts out at the last minute with her paddles thrashing, and everyone you wished to speak to is aboard. The shore goes by in the dark like a row of closed faces.',
    senses: [
      'The deck trembles with the engine, like an animal that dislikes being touched.',
      'A waltz comes up through the skylight, played by people who are looking at the clock.',
      'Sparks from the funnel drift aft and go out over the water.',
      'Somebody is walking on the deck above, four paces and turn, four paces and turn.',
      'Brass shines everywhere, polished to the point of nervousness.',
    ],
    features: [
      {
        name: 'cabin nine',
        words: 'cabin nine room door berth',
        glance: 'Cabin nine is booked, paid for, and has not been slept in.',
        find: 'The pillow in cabin nine conceals a pair of steamer tickets, made out to husband and wife, in two surnames that are not supposed to know each other.',
        item: 'Pair of steamer tickets',
      },
      {
        name: 'the card table',
        words: 'card table cards game poker saloon',
        glance:
          'A hand of cards has been left face down on the saloon table, five of them, in front of an empty chair.',
        find: 'The hand would have won by a mile, and nobody gets up from such a hand unless he has seen a ghost.',
      },
      {
        name: "the ship's log",
        words: 'log ship captain book bridge',
        glance: 'The mate keeps the log, and the mate has inky cuffs.',
        find: 'The log has been corrected: on the night in question the Calliope stopped for eleven minutes where there is no landing.',
      },
    ],
    obstacle: {
      name: 'the purser',
      words: 'purser officer crew steward gangway',
      block:
        "The purser has locked the gangway until the owner's party has gone ashore, and the owner is in no hurry.",
      skills: ['persuasion', 'sleight of hand', 'deception', 'acrobatics'],
      pass: 'The purser finds his keys in his other pocket and you upon the quay, and will wonder for some time about both.',
      cost: "You are ashore, but the owner's valet has seen you, and he is counting on his fingers.",
      fail: 'The purser assures you that it will not be a moment, as he has for the last hour.',
    },
  },
  {
    id: 'winter-garden',
    kind: 'site',
    name: 'the winter garden',
    at: 'in the winter garden',
    arrival:
      'Behind the house a palace of glass holds a jungle in the middle of November. The stove is warm, the orchids are open, and there is a chalk outline on the tiles among the ferns.',
    senses: [
      'Condensation drips from the palms, as slow as a confession.',
      "A parrot sidles along its perch and says, in a man's voice, not you again.",
      'Beyond the glass a lantern crosses the lawn and goes out.',
      'The air is so thick with scent that it has to be pushed aside.',
      'One pane in the roof is newer than the others.',
    ],
    features: [
      {
        name: 'the chalk outline',
        words: 'chalk outline body floor tiles',
        glance: 'The chalk outline has one arm stretched toward the potting bench.',
        find: 'The outline is wrong: whoever lay here was moved, and the real stain is under the mat by the stove.',
      },
      {
        name: 'the potting bench',
        words: 'potting bench pots tools poison weedkiller',
        glance: 'Tins of weedkiller stand on the potting bench in order of size.',
        find: 'One tin has been emptied and refilled with sugar, and beside it lies a silver cuff link.',
        item: 'Silver cuff link',
      },
      {
        name: 'the parrot',
        words: 'parrot bird perch cage',
        glance: 'The parrot watches you with the contempt of a witness who has not been called.',
        find: 'Given a grape, the parrot recites a quarrel in two voices, and one of the voices is begging.',
      },
    ],
    obstacle: {
      name: 'the garden door',
      words: 'garden door lock key glass window',
      block:
        'The garden door is locked, and the key that should hang beside it has left a clean shape in the dust.',
      skills: ['sleight of hand', 'investigation', 'athletics'],
      pass: 'The lock gives up its secret with a click, and the cold night comes in to see who did it.',
      cost: 'You get the door open, and a pane above it cracks from side to side with a report like a pistol.',
      fail: 'The lock turns, and turns, and goes on turning.',
    },
  },
  {
    id: 'records-office',
    kind: 'site',
    name: 'the Hall of Records',
    at: 'in the Hall of Records',
    arrival:
      'The Hall of Records is open to the public between two and three on alternate Tuesdays, and this is not one of them. Ten miles of shelves stand in the dark, and at the far end of one a candle is moving.',
    senses: [
      'Paper dust turns in the light like very slow snow.',
      'A trolley with one bad wheel is being pushed somewhere, and stops when you do.',
      'The radiators knock out a code that nobody has broken.',
      'A hundred thousand deaths are filed here, and you can smell the ink.',
      "Mice have made a nest out of somebody's divorce.",
    ],
    features: [
      {
        name: 'the birth registers',
        words: 'birth births register registers book ledger',
        glance: 'One birth register has been put back upside down.',
        find: 'Two children were entered on the same line that night, and one of them was scratched out before the ink had dried.',
      },
      {
        name: 'the microfilm reader',
        words: 'microfilm reader film machine newspaper',
        glance: 'The microfilm reader is warm, and a reel is still threaded.',
        find: 'The reel shows a newspaper photograph of a wedding, and the bridegroom is somebody who has sworn that he never married.',
      },
      {
        name: 'the locked cage',
        words: 'cage locked evidence box boxes',
        glance:
          'Evidence from old trials is kept in a wire cage, with a padlock that would disgrace a bicycle.',
        find: 'A box has been emptied and packed with newspaper of the right weight; only a phial rolled into the corner and was forgotten.',
        item: 'Small brown phial',
      },
    ],
    obstacle: {
      name: 'the night archivist',
      words: 'archivist night clerk librarian desk',
      block: 'The night archivist sits at the only exit, wide awake, with a pencil behind each ear.',
      skills: ['persuasion', 'deception', 'stealth'],
      pass: 'The night archivist stamps your hand without looking up, and you are out in the street.',
      cost: 'The archivist lets you go, and enters you in a ledger, with the time and a very fair likeness.',
      fail: 'The archivist points a pencil at the rules, of which there are many.',
    },
  },
  {
    id: 'the-observatory',
    kind: 'lair',
    name: 'the old observatory',
    at: 'in the old observatory',
    arrival:
      'The old observatory stands on the hill with its dome open to the storm, and everybody who has lied to you is sitting in it, in a half circle, as if for a photograph. One chair is empty, and it is facing theirs.',
    senses: [
      'Rain comes through the slit of the dome and falls in a bright line on the floor.',
      'The great telescope shifts on its gears, following a star that nobody can see.',
      "Somebody's bracelet is ticking against somebody's glass.",
      'Lightning shows all the faces at once, and none of them is looking at you.',
      'A revolver lies on the lectern, on top of the guest list.',
    ],
    features: [
      {
        name: 'the telescope',
        words: 'telescope lens eyepiece instrument',
        glance: 'The telescope is not pointed at the sky at all, but at a lit window down in the valley.',
        find: 'Through the telescope one can read the calendar in that window, and somebody has been reading it for weeks.',
      },
      {
        name: 'the lectern',
        words: 'lectern revolver gun list papers',
        glance: 'The guest list on the lectern is in order of usefulness.',
        find: 'The revolver on the lectern is loaded with blanks, all but one.',
      },
    ],
    obstacle: {
      name: 'the gallery stair',
      words: 'gallery stair stairs iron',
      block: 'An iron stair leads to the gallery, and somebody has taken out the bolts.',
      skills: ['acrobatics', 'investigation', 'athletics'],
      pass: 'You go up the gallery stair close to the wall, and it holds.',
      cost: 'You reach the gallery, and the stair leaves with a shriek of iron.',
      fail: 'The stair leans away from you like an offended guest.',
    },
  },
];

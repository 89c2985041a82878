import type { Place } from '../types.ts';

export const scienceFictionPlaces: readonly Place[] = [
  {
    id: 'kestrel-dock',
    kind: 'hub',
    name: 'Kestrel Dock',
    at: 'on Kestrel Dock',
    arrival:
      'Kestrel Dock is a ring of rust and neon turning above a planet that nobody lives on any more. Half the berths are empty, and in the other half the crews are packing.',
    senses: [
      'The gravity plates stutter, and every coffee on the concourse leans the same way.',
      'A cleaning drone polishes the same square of deck over and over.',
      "Recycled air carries a taste of copper and somebody's fried noodles.",
      'Overhead a departures board flips from DELAYED to CANCELLED with a sound like rain.',
      'The stars wheel past the long window, slow as a thought.',
    ],
    features: [
      {
        name: 'the message wall',
        words: 'message wall board screen notices terminal',
        glance:
          'The message wall is crowded with offers of work, and most of the offers are crossed out in the same red.',
        find: 'One message on the wall was posted yesterday by a ship that was reported lost a month ago.',
      },
      {
        name: 'the customs locker',
        words: 'customs locker lockers storage crate',
        glance: 'A customs locker stands open, its seal cut with a plasma torch.',
        find: "Behind the locker's false back lies a docking transponder, wiped clean and still warm.",
        item: 'Docking transponder',
      },
      {
        name: "the pilots' bar",
        words: 'bar pilots drink counter bottle saloon',
        glance: "In the pilots' bar nobody is laughing, and the jukebox has been turned to face the wall.",
        find: 'Somebody has scratched a flight path into the bar top with a ring, and it ends where no chart shows a station.',
      },
    ],
    obstacle: {
      name: 'the docking clamps',
      words: 'clamps docking berth launch ship airlock leave',
      block:
        'Traffic control has locked every docking clamp on the ring, and the recorded voice is very sorry.',
      skills: ['investigation', 'persuasion', 'deception', 'sleight of hand'],
      pass: 'The clamps let go with a thump that you feel in your teeth, and the ring slides away beneath you.',
      cost: 'The clamps let go at last, and a patrol beacon turns its head to follow you.',
      fail: 'The clamps stay shut, and the recorded voice thanks you for your patience.',
    },
  },
  {
    id: 'new-tharsis',
    kind: 'hub',
    name: 'New Tharsis',
    at: 'in New Tharsis',
    arrival:
      'New Tharsis lives under a dome that was built for a third as many people, and its sky is the colour of weak tea. The water lines are long today, and quiet.',
    senses: [
      'Dust ticks against the dome like fingernails.',
      'A ration siren sounds, and nobody looks up.',
      'Children have drawn trees on every wall, most of them wrong.',
      'The floor hums with pumps, and the hum has a limp in it.',
      'Somewhere a radio reads the names of the missing in a bored voice.',
    ],
    features: [
      {
        name: 'the water exchange',
        words: 'water exchange meter pump tank line',
        glance: 'The meters on the water exchange all show the same figure, which is not possible.',
        find: 'A bypass has been welded behind the meters, and the work is beautiful, military and recent.',
      },
      {
        name: 'the greenhouse',
        words: 'greenhouse plants garden glass crops',
        glance: 'In the public greenhouse the beans have grown toward a wall where there is no lamp.',
        find: 'Under the beans a data wafer has been planted like a seed.',
        item: 'Data wafer',
      },
      {
        name: 'the crawler yard',
        words: 'crawler yard vehicle rover garage tracks',
        glance: 'The crawlers in the yard are grounded, and their drivers play cards on the treads.',
        find: "One crawler's log shows forty trips to the same empty stretch of desert, all of them at night.",
      },
    ],
    obstacle: {
      name: 'the dust lock',
      words: 'lock dust gate airlock door outside',
      block: 'The dust lock opens for stamped permits only, and the clerk has mislaid the stamp.',
      skills: ['persuasion', 'deception', 'investigation', 'stealth'],
      pass: 'The inner door sighs, the outer door groans, and you are out under the real sky.',
      cost: 'You are through, and your name is in a log that somebody reads every evening.',
      fail: 'The clerk regrets, at length, and the lock stays shut.',
    },
  },
  {
    id: 'debris-lane',
    kind: 'way',
    name: 'the Debris Lane',
    at: 'in the Debris Lane',
    arrival:
      'The Debris Lane is what is left of a war that both sides lost: ten thousand hulls, tumbling end over end around a dead moon. Your running lights wake glints in it as far as you can see.',
    senses: [
      'Flakes of old paint patter on the hull like hail.',
      'A dead ship drifts by with its cabin lights still on.',
      'The proximity alarm has given up counting and simply moans.',
      'On the open channel a distress call repeats itself in a language that nobody speaks now.',
      'Something that might be a glove taps at the viewport and moves on.',
    ],
    features: [
      {
        name: 'the gutted frigate',
        words: 'frigate ship hull wreck gutted',
        glance: 'The nearest wreck is a frigate, opened along one side as neatly as a tin.',
        find: "The frigate was not shot; it was cut, from inside, and the crew's boots are still magnetised to the deck.",
      },
      {
        name: 'the marker buoy',
        words: 'buoy marker beacon signal',
        glance: 'A marker buoy blinks among the hulls, out of step with all the others.',
        find: 'The buoy carries a private code, and the decoder ring for it has been taped underneath by somebody with a sense of humour.',
        item: 'Decoder ring',
      },
      {
        name: 'the escape pod',
        words: 'pod escape capsule lifeboat',
        glance: 'An escape pod spins slowly past, its hatch open to the dark.',
        find: "The pod's recorder holds one sentence, whispered, and then eleven minutes of somebody trying not to breathe.",
      },
    ],
    obstacle: {
      name: 'the mine belt',
      words: 'mine mines belt minefield field',
      block:
        'Between you and open space hangs a belt of old mines, each the size of a house and none of them asleep.',
      skills: ['acrobatics', 'investigation', 'survival'],
      pass: 'You drift through on your last breath of momentum, and the mines turn to watch you go, and do nothing.',
      cost: "You come out on the far side with a scorched fin and a mine's attention.",
      fail: 'A mine clears its throat, and you back away from it metre by metre.',
    },
  },
  {
    id: 'glass-desert',
    kind: 'way',
    name: 'the Glass Desert',
    at: 'in the Glass Desert',
    arrival:
      'Something burned here long ago, hot enough to turn the sand to a single sheet of green glass. Your boots ring on it, and your reflection walks beneath you, sole to sole.',
    senses: [
      'Cracks run through the glass with a sound like plucked wire.',
      'Two small moons chase each other toward the horizon.',
      'Static lifts the hair on your arms inside the suit.',
      'Deep under the surface something dark is embedded, the shape of a hand, the size of a truck.',
      'The wind here has nothing to carry, and howls about it.',
    ],
    features: [
      {
        name: 'the crashed lander',
        words: 'lander crashed wreck shuttle ship',
        glance: 'A lander lies on its back in a star of fractures.',
        find: "The lander's cargo is gone, but the straps were unbuckled and not cut: whoever took it had time.",
      },
      {
        name: 'the survey pole',
        words: 'pole survey marker antenna mast',
        glance: 'A survey pole stands alone on the glass with a scarf tied to it.',
        find: 'Inside the survey pole a power cell has been hidden, fully charged, with a thumbprint in the grease.',
        item: 'Power cell',
      },
      {
        name: 'the thing in the glass',
        words: 'thing glass shape hand embedded shadow',
        glance: 'The dark shape under the surface has joints in the wrong places.',
        find: 'Drill holes surround the shape, hundreds of them, and from each a neat core has been taken away.',
      },
    ],
    obstacle: {
      name: 'the rift',
      words: 'rift canyon crevasse gap crack jump climb',
      block: 'A rift has opened in the glass, too wide to jump and sharp as a broken bottle.',
      skills: ['athletics', 'acrobatics', 'survival'],
      pass: 'You go down on one line and up on another, and the edges do no more than whisper along your suit.',
      cost: 'You are across, with a slow leak hissing somewhere behind your left knee.',
      fail: 'The edge breaks off in your hands, and you are very glad of the rope.',
    },
  },
  {
    id: 'quiet-lab',
    kind: 'site',
    name: 'the Quiet Lab',
    at: 'in the Quiet Lab',
    arrival:
      'The laboratory is spotless, lit, and empty, with cups of tea still steaming beside the keyboards. On every screen a cursor blinks at the end of the same unfinished sentence.',
    senses: [
      'An air scrubber breathes in, waits much too long, and breathes out.',
      'The chairs have all been turned to face the same blank wall.',
      'A specimen jar rocks a little on its shelf, though nothing touches it.',
      'The lights dim whenever you stop moving, as if the room were trying to forget you.',
      'Somewhere a printer starts, stops, and starts again.',
    ],
    features: [
      {
        name: 'the main console',
        words: 'console computer screen terminal keyboard data',
        glance: 'The unfinished sentence on the main console reads: do not let it finish.',
        find: 'The keystroke log shows that the sentence was typed at every desk in the same second.',
      },
      {
        name: 'the cold store',
        words: 'cold store freezer samples vault fridge',
        glance: 'Frost has grown on the outside of the cold store.',
        find: 'One rack is missing from the cold store, and in its place lies a sealed injector with a red cap.',
        item: 'Sealed injector',
      },
      {
        name: 'the blank wall',
        words: 'wall blank panel white',
        glance: 'The wall that the chairs face is perfectly white, and faintly warm.',
        find: 'Under ultraviolet the wall is covered with handwriting, in dozens of hands, all of it the same address.',
      },
    ],
    obstacle: {
      name: 'the quarantine door',
      words: 'quarantine door seal hatch lock',
      block:
        'The way on is sealed by a quarantine door, and the panel beside it asks for somebody who is no longer here.',
      skills: ['investigation', 'athletics', 'medicine'],
      pass: 'The door considers what you have done to it and slides aside with a polite chime.',
      cost: 'The door opens, and in the distance a siren clears its throat.',
      fail: 'The panel blinks red and wishes you a healthy day.',
    },
  },
  {
    id: 'seed-ark',
    kind: 'site',
    name: 'the ark ship Perennial',
    at: 'aboard the Perennial',
    arrival:
      'The Perennial carried ten thousand sleepers and all the forests of a dead world, and the forests have got out. Vines as thick as your waist have opened every bulkhead like a door.',
    senses: [
      'Pollen hangs in the emergency light like gold dust.',
      "The sleepers' pods are dark, and flowers press against the glass from the inside.",
      'A bird with too many wings calls twice and listens.',
      'Water runs somewhere it was never meant to run.',
      "The ship's voice announces breakfast, as it has for ninety years.",
    ],
    features: [
      {
        name: "the captain's chair",
        words: 'captain chair bridge seat log',
        glance: "Moss has upholstered the captain's chair, and something has nested in it.",
        find: "The captain's log is still running, and the last entry was dictated this morning.",
      },
      {
        name: 'the seed vault',
        words: 'seed seeds vault drawer drawers',
        glance: 'The drawers of the seed vault stand open, hundreds of them, like a mouthful of teeth.',
        find: "One drawer is still locked, and a child's key on a ribbon hangs beside it.",
        item: 'Key on a ribbon',
      },
      {
        name: 'the open pod',
        words: 'pod pods sleeper open capsule',
        glance: 'A single pod has been opened from within.',
        find: 'Footprints lead from the open pod to the mess, to the bridge, to the airlock, and then along the ceiling.',
      },
    ],
    obstacle: {
      name: 'the root hall',
      words: 'roots root hall vines corridor plants',
      block: 'The spine corridor is packed with roots from wall to wall, and they are growing as you watch.',
      skills: ['athletics', 'nature', 'acrobatics'],
      pass: 'You go where the roots are young, and they bend for you like curtains.',
      cost: 'You tear yourself through, and the roots remember the way you went.',
      fail: 'The roots close, unhurried, and return you to where you started.',
    },
  },
  {
    id: 'the-spire',
    kind: 'lair',
    name: 'the Spire',
    at: 'inside the Spire',
    arrival:
      'The Spire was not built; it was grown, out of metal, by something with patience. Its one great chamber is hollow to the top, and a light climbs and falls in it like breath.',
    senses: [
      'Your radio repeats what you are about to say.',
      'The floor is warm and gives a little underfoot.',
      'Far above, thousands of small lights go on, pair by pair.',
      'Every edge in the place is rounded, as if many hands had stroked it.',
      'The air smells of rain, which is impossible.',
    ],
    features: [
      {
        name: 'the choir of screens',
        words: 'screens screen choir monitors display',
        glance: 'Screens hang in the shaft like leaves, each showing a different sleeping face.',
        find: 'One of the faces on the screens is your own, a few seconds older.',
      },
      {
        name: 'the power trunk',
        words: 'power trunk cable conduit core',
        glance: 'A trunk of cables rises through the middle of the chamber, pulsing.',
        find: 'There is a manual breaker on the trunk, fitted by human hands, with tally marks scratched beside it.',
      },
    ],
    obstacle: {
      name: 'the inner membrane',
      words: 'membrane inner door wall',
      block: 'Only a membrane separates you from the heart of the Spire, and it is listening.',
      skills: ['arcana', 'investigation', 'athletics'],
      pass: 'The membrane parts at your touch like water.',
      cost: 'The membrane lets you pass, and keeps a print of your hand.',
      fail: 'The membrane stiffens, and a chill goes through you.',
    },
  },
];

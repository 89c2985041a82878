import type { Place } from '../types.ts';

export const modernPlaces: readonly Place[] = [
  {
    id: 'harbour-nine',
    kind: 'hub',
    name: 'Harbour Nine',
    at: 'in Harbour Nine',
    arrival:
      'Harbour Nine never closes: cranes, noodle bars and night buses under a sky the colour of a phone screen. Tonight the big advertising wall above the square is dark for the first time anyone can remember.',
    senses: [
      'A train goes over, and every glass in the street talks about it.',
      'Rain makes a second city in the gutters, upside down and better lit.',
      "Somebody's car alarm has been going for so long that it has become a kind of bird.",
      'Delivery scooters nose through the crowd like fish.',
      'The smell of diesel and frying garlic hangs under the flyover.',
    ],
    features: [
      {
        name: 'the dark billboard',
        words: 'billboard wall advertising screen dark sign',
        glance: 'Up close the dark billboard is not dark: one pixel in the corner blinks.',
        find: 'The blinking pixel is a code, and a maintenance badge has been left clipped to the ladder below it.',
        item: 'Maintenance badge',
      },
      {
        name: 'the noodle bar',
        words: 'noodle bar counter food kitchen',
        glance: 'The noodle bar has a television, a cat, and a cook who sees everything.',
        find: 'On the back of a receipt at the noodle bar somebody has written a number plate, and underlined it until the pen went through.',
      },
      {
        name: 'the payphone',
        words: 'payphone phone booth telephone',
        glance: 'There is one payphone left in the district, and it is ringing.',
        find: "Scratched into the payphone's hood is a list of times, and the next of them is in a few minutes.",
      },
    ],
    obstacle: {
      name: 'the police cordon',
      words: 'police cordon tape officers barrier checkpoint',
      block:
        'Blue lights close off the far end of the street, and nobody goes through without giving a name.',
      skills: ['persuasion', 'deception', 'stealth', 'acrobatics'],
      pass: 'You are under the tape and round the corner while the officer is still looking for a pen.',
      cost: 'They wave you on, and a camera on a pole turns to keep you company.',
      fail: 'A very tired officer points back the way you came.',
    },
  },
  {
    id: 'the-underpass',
    kind: 'way',
    name: 'the old metro line',
    at: 'in the old metro line',
    arrival:
      'Under the city runs a metro line that was never finished, tiled like a swimming pool and dark since before you were born. Somebody has strung fairy lights along the third rail.',
    senses: [
      'Air moves in the tunnel, as it does before a train, and there are no trains.',
      'Water runs down the tiles and has painted them with rust.',
      'A rat sits up, looks you over and is unimpressed.',
      'The posters down here advertise films that nobody made.',
      'Far off, somebody is bouncing a ball, with long waits in between.',
    ],
    features: [
      {
        name: 'the ghost platform',
        words: 'platform ghost station bench sign',
        glance: 'On the ghost platform the benches have been dusted.',
        find: "Under a bench is a courier's bag, slashed open and empty but for a ticket stub that smells of petrol.",
      },
      {
        name: 'the signal box',
        words: 'signal box switch panel lever levers',
        glance: 'The signal box is wired up with new cable, in three colours.',
        find: 'The cable runs to a recorder that has been listening to the whole street above, and there is a memory card in it.',
        item: 'Memory card',
      },
      {
        name: 'the mural',
        words: 'mural graffiti painting wall',
        glance: 'A mural covers the tunnel wall, hundreds of small faces, very well done.',
        find: 'The faces in the mural are dated, and the ones with closed eyes are all from this month.',
      },
    ],
    obstacle: {
      name: 'the flooded cutting',
      words: 'flooded cutting water swim wade tunnel',
      block: 'Ahead the tunnel dips under black water, and a live cable is swinging just above it.',
      skills: ['athletics', 'acrobatics', 'investigation'],
      pass: 'You time it to the swing of the cable and go through, and come up spitting and lit by nothing worse than fairy lights.',
      cost: 'You are across, with your phone drowned and one arm still twitching.',
      fail: 'The cable spits, the water lights up blue, and you stay where you are.',
    },
  },
  {
    id: 'ring-road',
    kind: 'way',
    name: 'the ring road',
    at: 'on the ring road',
    arrival:
      'The ring road is eight lanes of tail lights going nowhere, with the rain coming down on all of them alike. In the mirror, a few cars back, the same pair of headlights has one eye dimmer than the other.',
    senses: [
      'The wipers beat time to nothing in particular.',
      'A radio host laughs, a long way away, at something that is not funny.',
      'Sodium light slides over the dashboard, stripe after stripe.',
      'Somebody in the next lane is crying at the wheel, and singing.',
      'A helicopter goes over, low, looking for somebody.',
    ],
    features: [
      {
        name: 'the service station',
        words: 'service station petrol gas shop pump',
        glance: 'The service station is open, and the clerk is standing very straight.',
        find: "The clerk's eyes keep going to the ice freezer, and in the ice freezer is a burner phone with one number in it.",
        item: 'Burner phone',
      },
      {
        name: 'the jackknifed lorry',
        words: 'lorry truck jackknifed trailer crash',
        glance: 'A lorry lies across the hard shoulder with its doors open and its cargo gone.',
        find: 'There was no cargo: the trailer is fitted out with bunks, restraints and a very good first-aid kit.',
      },
      {
        name: 'the traffic camera',
        words: 'camera traffic pole lens',
        glance: 'The traffic camera on the gantry is pointing at the sky.',
        find: 'Somebody turned the camera by hand, and left a coffee cup on the gantry with a company logo.',
      },
    ],
    obstacle: {
      name: 'the tail',
      words: 'tail car headlights chase follow lose pursuit',
      block: 'The one-eyed car has closed up, and it is no longer pretending.',
      skills: ['acrobatics', 'deception', 'survival'],
      pass: 'You take an exit that is not on the map and watch a pair of mismatched headlights sail past above you.',
      cost: 'You lose them, and your bumper, and a good part of a fruit stall.',
      fail: 'Whatever lane you choose, the dim eye is in your mirror.',
    },
  },
  {
    id: 'storage-unit',
    kind: 'site',
    name: 'the self-storage block',
    at: 'in the self-storage block',
    arrival:
      "Six hundred orange doors, all alike, on three floors that smell of cardboard and other people's marriages. The lights are on sensors, and at the far end of the corridor they are already on.",
    senses: [
      'The lights go out behind you, section by section.',
      'A padlock swings, as though somebody had just let go of it.',
      'Through one of the doors comes the tick of a clock, through another, music.',
      'The lift opens, shows you that it is empty, and closes.',
      'Your steps make a sound like somebody tearing tape.',
    ],
    features: [
      {
        name: 'unit four hundred',
        words: 'unit door four hundred padlock storage',
        glance: 'Unit four hundred has a new padlock, and the floor before it has been mopped.',
        find: "Inside is a dentist's chair, bolted down, and a wall of photographs with strings between them; yours is in the middle.",
      },
      {
        name: 'the office computer',
        words: 'computer office desk laptop screen records',
        glance: 'The computer in the office asks for a password, and the hint is: usual.',
        find: 'The usual turns out to be the name of the dog in the photograph, and the rental records print themselves obligingly.',
        item: 'Printed rental records',
      },
      {
        name: 'the skip',
        words: 'skip dumpster rubbish trash bins',
        glance: 'The skip behind the block is full of shredded paper.',
        find: 'It is the cheap kind of shredder, and with patience a letterhead comes together: a charity, for missing persons.',
      },
    ],
    obstacle: {
      name: 'the security shutters',
      words: 'shutters shutter security door alarm gate',
      block: 'The shutters are coming down on a timer, and there is nobody at the desk to ask.',
      skills: ['athletics', 'sleight of hand', 'investigation'],
      pass: "You roll under the last shutter with a hand's breadth to spare, and even remember your hat.",
      cost: 'You are out, and every alarm in the building wants the whole district to know.',
      fail: 'The shutter kisses the floor, and you are still inside.',
    },
  },
  {
    id: 'the-clinic',
    kind: 'site',
    name: 'the Halcyon Clinic',
    at: 'in the Halcyon Clinic',
    arrival:
      'The Halcyon Clinic has a waterfall in the lobby and no prices anywhere. The receptionist wishes you a very good evening, and goes on wishing it, in the same tone, after you have walked past.',
    senses: [
      'Music without a tune comes out of the ceiling.',
      'All the orchids are real, and all of them are looking at the door.',
      'A trolley goes by with a covered tray, and something on it rolls.',
      'Your reflection in the polished floor arrives a moment before you do.',
      'Somebody laughs behind a door marked Quiet Room, and goes on laughing.',
    ],
    features: [
      {
        name: 'the patient files',
        words: 'patient files file records charts cabinet',
        glance: 'The patient files have first names only.',
        find: 'Under the first names are sums of money, and the sums go up with the quality of the memory.',
      },
      {
        name: 'the pharmacy hatch',
        words: 'pharmacy hatch drugs medicine pills',
        glance: 'The pharmacy hatch is shut, but not locked.',
        find: 'One shelf is all of a single ampoule, unlabelled, and the delivery slip for it is signed with a cartoon smile.',
        item: 'Unlabelled ampoule',
      },
      {
        name: 'the Quiet Room',
        words: 'quiet room door laughing patient',
        glance: 'Through the glass of the Quiet Room you see somebody in pyjamas, laughing at a blank wall.',
        find: 'The patient stops laughing when you come in, and says, quite calmly: they took the bit where I knew who I was.',
      },
    ],
    obstacle: {
      name: 'the staff lift',
      words: 'lift elevator staff keycard floor',
      block:
        'The lift to the lower floors wants a keycard and a thumb, preferably belonging to the same person.',
      skills: ['sleight of hand', 'deception', 'investigation'],
      pass: 'The lift thinks it over, calls you Doctor, and goes down.',
      cost: 'The lift takes you, and tells somebody called Marcus that you are on your way.',
      fail: 'The lift is sorry, Doctor, but it does not seem to know you.',
    },
  },
  {
    id: 'the-top-floor',
    kind: 'lair',
    name: 'the Meridian Tower',
    at: 'at the top of the Meridian Tower',
    arrival:
      'The top floor of the Meridian Tower is one room, all glass, with the whole city lying under it like something spilled. Servers stand in rows where the desks should be, and they are warm, and they are murmuring.',
    senses: [
      'Cloud goes by outside, below you.',
      'The tower leans in the wind, and a pen rolls the length of a table and back.',
      'On a wall of screens a thousand strangers brush their teeth.',
      'The carpet is so deep that you leave tracks.',
      'A red light on the mast goes on and off, on and off, like an eyelid.',
    ],
    features: [
      {
        name: 'the servers',
        words: 'servers server racks machines computers',
        glance: 'The servers are labelled with first names.',
        find: 'One rack is unlocked and half unplugged, by somebody who lost either nerve or time.',
      },
      {
        name: 'the wall of screens',
        words: 'screens screen wall monitors cameras',
        glance: 'On one of the screens you can see this room, from behind you.',
        find: 'The feed on the screens is an hour old, except for one, and that one is an hour ahead.',
      },
    ],
    obstacle: {
      name: 'the glass door',
      words: 'glass door office lock',
      block: 'A last door of glass stands between you and the far end of the room.',
      skills: ['athletics', 'sleight of hand', 'intimidation'],
      pass: 'The glass door slides aside without a sound.',
      cost: "The glass door comes down in a glittering heap, and so does everybody's doubt about where you are.",
      fail: 'The glass door shows you your own face, unamused.',
    },
  },
];

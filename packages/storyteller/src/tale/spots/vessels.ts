import type { SpotRow } from './spot-row.ts';

/** Ships, trains and stations, and what is found in no house. */
export const vessels: readonly SpotRow[] = [
  [
    '*ship galleon frigate schooner steamer liner yacht airship zeppelin freighter submarine vessel',
    'aboard',
    [
      'Timber or steel, she moves under your feet, and everything that is not tied down has learnt to slide.',
      'Companionways, hatches, bunks in rows: there is no place aboard where one is out of earshot.',
      'Every corner has been put to use, lockers are built under the seats, and the doorways have sills to step over.',
      'Somewhere below, something creaks, waits and creaks again, in time with the motion of the hull.',
    ],
    [
      "the ship's bell = The ship's bell is polished, and the name on it is not the one that is painted on the hull.",
      'the chart = The chart lies under a strap, and on it a course has been rubbed out and drawn again.',
      'the tool rack = The tool rack by the companionway has places for six, and five are filled.',
    ],
  ],
  [
    '*station outpost base colony habitat',
    'on',
    [
      'Lamps burn in long corridors, the air tastes of filters, and somewhere a pump counts the seconds.',
      'Bulkheads, pipes, a row of suits on hooks: everything has its place here, and people walk about as if something had lost its own.',
      'Heavy doors close with a sigh behind whoever comes through, and beyond each of them the same passage seems to go on.',
      'Warning stripes, stencilled letters and handrails point the way, and in places the paint has been walked through to bare metal.',
    ],
    [
      'the duty board = The duty board gives a name to every watch, and one name has been wiped away with a thumb.',
      'the emergency locker = The emergency locker is sealed with a strip of red tape, and the tape has been slit and smoothed down again.',
      'the service panel = The service panel in the wall is held by four screws, and only three of them match.',
      'the viewport = The viewport is thicker than a hand is wide, and its inner pane bears a fine scratch in the shape of a hook.',
    ],
  ],
  [
    '*starship spaceship',
    'aboard',
    [
      'Lit panels line a long passage, the floor hums underfoot, and the curve of the hull shows in every wall.',
      'Hatches, handholds and padded corners: she is built for hours when nobody knows which way is up.',
      'The air tastes of metal and of having been breathed before, and sounds come through the deck sooner than through the ear.',
      'Pipes and cables run overhead in bundles, tagged in several hands, and some lead through walls to which there is no door.',
    ],
    [
      'the status board = The status board shows every deck in green, but for one compartment that it does not show at all.',
      'the crash couch = The crash couch is moulded to a body much taller than most.',
      'the pressure hatch = The pressure hatch is shut, and a thread of frost runs along its seal.',
      "the builder's plate = The builder's plate gives a yard, a number and a name, and the name has been ground off.",
    ],
  ],
  [
    '*train express',
    'aboard',
    [
      'Compartments line a narrow corridor, lamps swing on their hooks, and behind the glass the land goes by or does not.',
      'Plush, brass and a smell of coal: people stand in the corridor who would sit, if they were at ease.',
      'The floor plates meet between the carriages, worn bright, and luggage leans in the racks overhead.',
      'Everything is fixed, folded or hinged, and each door has a number, a latch and a small oblong of glass.',
    ],
    [
      'the emergency handle = The emergency handle sits under a seal of thin wire, and the wire has been twisted together again.',
      'the timetable = The timetable is fixed to the wall behind glass, and one of the stops has been blotted out.',
      'the luggage rack = In the luggage rack there is one case without a label, pushed to the very back.',
      'the folding seat = The folding seat by the door springs up as soon as it is let go, and a ticket is wedged behind it.',
    ],
  ],
  [
    'deck',
    'on',
    [
      'Planks run from rail to rail, lines are coiled on their pins, and the wind has the place to itself.',
      'There is the wheel, there is the hatch, and over the rail there is a long way down.',
    ],
    [
      'the rail = The rail is wet, and at one place the varnish has been rubbed off by a rope.',
      'the hatch = The hatch leads below, and it is not fastened.',
    ],
  ],
  [
    'mast rigging',
    'on',
    [
      'Rungs and ropes go up from hand to hand, and the higher one climbs, the wider she swings.',
      'From up here the whole ship is no bigger than a table, and there is nothing to lean on.',
    ],
    [
      'the lookout basket = The lookout basket has a floor of slats and a single hook, and a name is cut into its rim.',
      'the halyards = The halyards are made fast in good order, but for one that ends in a different knot.',
    ],
  ],
  [
    'cockpit helm wheelhouse',
    'in',
    [
      'Screens and dials look at two empty seats, and one light blinks that should not.',
      'From here one sees ahead, as far as there is anything to see; the controls are set, and nobody is holding them.',
    ],
    [
      'the controls = The controls are set for a course, and it is not the one on the chart.',
      'the blinking light = The blinking light says the same thing again and again, to nobody.',
    ],
  ],
  [
    'hold cargo-bay cargo-hold bay',
    'in',
    [
      'Crates, casks and bales stand lashed in rows, and the way between them is one shoulder wide.',
      'Bare ribs show along both walls, and now and then the load groans a little against its fastenings.',
    ],
    [
      'the lashings = The lashings are tied with the same knot throughout, except in the hindmost row.',
      'the manifest = The manifest hangs on a hook by the way in, and gives one item fewer than there are rows.',
      'the unmarked crate = The unmarked crate has holes bored in its sides, each as wide as a thumb.',
    ],
  ],
  [
    'galley',
    'in',
    [
      'Pots hang from rails, cupboards latch shut, and there is just room to turn round between stove and table.',
      'It smells of fat, onions and old steam, and every shelf has a lip to keep things from sliding.',
    ],
    [
      'the ration list = The ration list gives so much a head for every day, and the number of heads has been changed.',
      'the dry locker = The dry locker has been emptied and scrubbed, and it smells of something that was never food.',
      'the kettle = The kettle is wired to its hob, and it is warm.',
    ],
  ],
  [
    'control-room command-centre',
    'in',
    [
      'Desks stand in a half circle before a wall of dials and displays, and one chair is turned the other way.',
      'Rows of switches carry small labels in several hands, and every few moments something clicks.',
    ],
    [
      'the switchboard = One switch on the switchboard has been taped over, and its label has been torn off.',
      'the incident book = The incident book is kept by the hour, and of one hour it says nothing.',
      'the wall plan = The wall plan shows the whole place, and a pin with a red head stands where no room is drawn.',
    ],
  ],
  [
    'docking-bay hangar',
    'in',
    [
      'Yellow lines mark out a floor that is scorched in the middle, and cranes are folded up under the roof.',
      'It is the largest space for a long way round, and every dropped tool is heard twice.',
    ],
    [
      'the cradle = The cradle is built for a craft half as long again as any that would pass the doors.',
      'the fuel lines = The fuel lines are coiled on their reels, and one coupling is wet.',
    ],
  ],
  [
    'airlock',
    'in',
    [
      'Two doors, a bench, and a row of suits; a lamp over the outer door says whether one may breathe on the other side.',
      'It is a narrow chamber with a grating for a floor, and each of its doors has a round pane to look through.',
    ],
    [
      'the suits = The suits hang in a row, and one hook is empty.',
      'the control panel = The control panel keeps a list of who has gone through, and when.',
    ],
  ],
  [
    'reactor engine-room boiler-room',
    'in',
    [
      'It is hot, it is loud, and everything that can be turned has a number on it.',
      'Gauges fill a wall, and more than one of their needles leans on the red.',
    ],
    [
      'the gauges = The gauges disagree with each other, and one has been stopped with a sliver of wood.',
      'the shut-off wheel = The shut-off wheel is painted red, and the paint over its spindle has never been broken.',
    ],
  ],
  [
    'compartment',
    'in',
    [
      'Two benches face each other, a small table folds down from the wall, and the blinds can be drawn on both sides.',
      'The upholstery is worn, the lamp has a little shade, and the door slides shut with a click.',
    ],
    [
      'the blind = The blind has been pulled down so far that its cord has snapped.',
      'the cushions = The cushions lift out, and under one of them the webbing has been slit.',
      'the luggage net = In the luggage net lies a lid, and not the box to which it belongs.',
    ],
  ],
  [
    'dining-car buffet-car',
    'in',
    [
      'Small tables stand along both sides, each with a white cloth, a lamp and a vase that is screwed down.',
      'Glasses chime in their racks, and a narrow pantry closes off the far end.',
    ],
    [
      'the corner table = The cloth on the corner table is clean, and the one beneath it is not.',
      'the menu = The menu lists five courses, and one of them has been struck out by hand.',
      'the cutlery drawer = In the cutlery drawer every division is full but the one for the carving set.',
    ],
  ],
  [
    'sleeping-car',
    'in',
    [
      'Berths are made up behind green curtains, two by two, and boots stand in the aisle.',
      'Every berth has its hook, its net and its small reading lamp, and the aisle is no wider than a tray.',
    ],
    [
      'the upper berth = The upper berth is turned down for use, and its ladder has been put away.',
      'the pinned curtain = One of the curtains has been pinned together from inside.',
    ],
  ],
  [
    'luggage-van baggage-car',
    'in',
    [
      'Trunks, hampers and sacks stand behind a wire grille, each with its label on a string.',
      'Bare boards, a sliding door, a folding desk for the paperwork: it is the coldest part of the train.',
    ],
    [
      'the wire grille = The wire grille is locked, and the gap beneath it is as high as a hand.',
      'the long trunk = The long trunk has been strapped twice, and its label gives only a number.',
      'the waybills = The waybills hang on a clip, and one is made out for something that does not stand here.',
    ],
  ],
  [
    'locomotive footplate',
    'on',
    [
      'Heat comes off the metal, handles and dials crowd together at the front, and through the forward panes one sees the line ahead.',
      'It is narrow and never quite silent, and whatever is within reach is either hot or greasy.',
    ],
    [
      'the regulator = The regulator is a long handle, worn bright, and a notch has been filed beside one of its settings.',
      'the speed dial = The speed dial has a red mark that was painted on by hand.',
      'the toolbox = The toolbox is bolted to the floor, and its largest spanner lies on top.',
    ],
  ],
];

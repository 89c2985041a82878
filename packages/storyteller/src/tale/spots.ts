import { buildings } from './spots/buildings.ts';
import { rooms } from './spots/rooms.ts';
import { settlements } from './spots/settlements.ts';
import { vessels } from './spots/vessels.ts';
import { wild } from './spots/wild.ts';
import { traitsOf } from './wish/things.ts';
import { singularOf } from './words.ts';

/** What places of one kind look like, whoever has thought of them. */
export interface SpotKind {
  kind: string;
  /** `in`, `on`, `at`: where one is when one is there. */
  at: string;
  /** Whether people live in it or a tale may begin there; other kinds lie within one. */
  isWide: boolean;
  sights: readonly string[];
  things: readonly { name: string; see: string; traits: ReturnType<typeof traitsOf> }[];
}

const kinds = [...settlements, ...buildings, ...wild, ...vessels, ...rooms];

/** What any place of a kind has, though nobody has spoken of it: the first six in the order in which a tale may lead through them. */
const within: Readonly<Record<string, string>> = {
  village:
    'square inn smithy mill church crypt chapel tavern pub shop store bakery forge stable barn graveyard churchyard cemetery well room bedroom cellar kitchen yard market bridge road lane street field cottage farmhouse',
  town: 'square shop inn church warehouse cellar chapel tavern pub saloon bar store bakery smithy forge stable graveyard cemetery well jail office bank room bedroom kitchen alley yard market marketplace bridge road street lane prison crypt tower hall rooftop field',
  city: 'square alley rooftop warehouse archive sewer church chapel cathedral inn tavern pub bar shop store library graveyard cemetery jail office bank museum hospital room bedroom cellar kitchen yard market marketplace plaza bridge road street harbour theatre theater hall tower crypt prison corridor',
  fishing:
    'quay tavern boathouse warehouse beach cave church chapel inn pub shop store shore seabed strand pier jetty wharf graveyard room bedroom cellar kitchen dock square market road street lane cliff office smithy',
  monastery:
    'courtyard cloister refectory library chapel crypt church kitchen cellar garden graveyard cell cells room corridor dormitory infirmary tower gatehouse orchard',
  castle:
    'gatehouse courtyard hall chamber battlements dungeon chapel cellar kitchen stable stables tower library study room great-hall throne-room rampart parapet guardroom barracks treasury crypt corridor bedroom yard well bridge',
  school:
    'corridor classroom dormitory library attic cellar office kitchen chapel garden hall refectory canteen lab laboratory infirmary gatehouse courtyard storeroom tower basement schoolroom',
  ship: 'deck corridor galley cabin bridge hold quarters kitchen wheelhouse helm passage mast rigging cargo-hold engine-room boiler-room infirmary sickbay storeroom cockpit',
  station:
    'airlock corridor quarters lab control-room reactor laboratory office cockpit kitchen docking-bay hangar cargo-bay greenhouse hydroponics canteen infirmary medbay bridge storeroom engine-room passage',
  starship:
    'corridor galley quarters cargo-bay bridge engine-room airlock passage cabin cockpit helm hold hangar lab laboratory infirmary medbay hydroponics reactor control-room',
  train:
    'compartment corridor dining-car sleeping-car luggage-van locomotive passage buffet-car baggage-car footplate kitchen galley cabin rooftop roof',
  island: 'beach hut spring cliff cave ruin shore strand coast ridge hill forest jetty pier field',
  forest:
    'clearing brook hut hollow cave ruin glade stream dell hill ridge cliff swamp pond road ford bridge spring',
  valley:
    'road field bridge brook ridge ruin lane meadow pasture stream ford hill cliff cave farmhouse mill hut',
  desert: 'road camp oasis dune cave ruin waterhole spring tent ridge cliff well hut hill highway',
  hotel:
    'yard kitchen corridor bedroom attic cellar room stable office lobby foyer dining-room storeroom pantry hallway courtyard rooftop roof garden',
  house:
    'hall study library bedroom attic cellar kitchen basement room garden nursery corridor hallway passage dining-room pantry conservatory greenhouse lobby stable rooftop roof courtyard',
  farm: 'yard farmhouse field barn mill cellar stable shed kitchen well meadow pasture orchard attic lane road brook pond',
  mine: 'yard office shed shaft tunnel pit mineshaft adit camp smithy storeroom hut cave road',
  camp: 'tent kitchen wagon storeroom road ridge clearing brook stream stable office infirmary smithy hill field well',
  circus:
    'stall tent carousel wagon stable big-top booth marquee kiosk field barn square kitchen office dressing-room',
  lighthouse:
    'beach storeroom kitchen bedroom cellar lamp-room shore rooftop cliff pier jetty boathouse shed yard tower lantern-room room',
  hospital:
    'corridor office pharmacy operating-theatre basement morgue lobby surgery infirmary room kitchen chapel lab laboratory storeroom cellar garden',
  theatre:
    'foyer auditorium dressing-room backstage stage cellar lobby wings loge corridor office workshop storeroom attic loft rooftop',
  museum:
    'foyer hall office workroom storeroom strongroom lobby corridor library cellar basement attic courtyard',
  library: 'lobby hall reading-room office attic cellar foyer corridor study storeroom basement tower',
};

/** The spots of such a place, the nearest first; empty where nothing is known of them. */
export const spotsWithin = (place: SpotKind): string[] => within[place.kind]?.split(' ') ?? [];

/** Whether a place of some kind is likely to have such a spot. */
export const isLikelyWithin = (place: SpotKind, noun: string): boolean =>
  spotsWithin(place).some((one) => one === noun || singularOf(one) === noun);

const wide = /^\*/;

const byNoun = new Map<string, SpotKind>(
  kinds.flatMap(([nouns, at, sights, things]) => {
    const names = nouns.replace(wide, '').split(' ');
    const kind: SpotKind = {
      kind: names[0]!,
      at,
      isWide: wide.test(nouns),
      sights,
      things: things.map((line) => {
        const [name = '', see = ''] = line.split(' = ');
        return { name, see, traits: traitsOf(name) };
      }),
    };
    return names.map((noun): [string, SpotKind] => [noun, kind]);
  }),
);

/** What is known of places of that kind; null where it is none. */
export function spotKind(noun: string): SpotKind | null {
  return byNoun.get(noun) ?? null;
}

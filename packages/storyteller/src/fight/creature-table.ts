/** How somebody of the books strikes, as far as a fair fight depends on it. */
export interface CreatureStrength {
  name: string;
  /** What its usual attack adds to the die, and does on average. */
  toHit: number;
  blow: number;
  /** How often it may strike in a turn. */
  strikes: number;
  manner: 'person' | 'beast' | 'other';
  /** How well it stands up to plain steel. */
  hide: 'plain' | 'tough' | 'immune';
  /** Whether its usual blow is followed by a save. */
  hasSave: boolean;
}

/** `wight 4/6/2o?`: +4 to hit, 6 points of harm, two strikes, neither person nor beast, tough; `~` where a save follows. From the bestiary that ships. */
const rows = `
aboleth 9/12/3o; acolyte 2/3/1h; adult black dragon 11/22/3b; adult blue dragon 12/24/3b; adult brass
dragon 11/17/3b; adult bronze dragon 12/18/3b; adult copper dragon 11/17/3b; adult gold dragon 14/19/3b;
adult green dragon 11/24/3b; adult red dragon 14/26/3b; adult silver dragon 13/19/3b; adult white dragon
11/22/3b; air elemental 8/14/2o?; ancient black dragon 15/28/3b; ancient blue dragon 16/31/3b; ancient
brass dragon 14/19/3b; ancient bronze dragon 16/20/3b; ancient copper dragon 15/19/3b; ancient gold
dragon 17/21/3b; ancient green dragon 15/30/3b; ancient red dragon 17/35/3b; ancient silver dragon
17/21/3b; ancient white dragon 14/28/3b; androsphinx 12/17/2b!; animated armor 4/6/2o; ankheg 5/14/1b;
ape 5/7/2b; archmage 6/5/1h?; assassin 6/21/2h~; awakened shrub 1/2/1o; awakened tree 6/15/1o; axe beak
4/7/1b; azer 5/11/1o; baboon 1/2/1b; badger 2/1/1b; balor 14/35/2h?; bandit 3/5/1h; bandit captain
5/7/3h; barbed devil 6/7/3h?; basilisk 5/17/1b; bat 0/1/1b; bearded devil 5/7/2h?~; behir 10/23/2b;
berserker 5/10/1h; black bear 3/6/2b; black dragon wyrmling 4/10/1b; black pudding 5/25/1o; blink dog
3/5/1h; blood hawk 4/5/1b; blue dragon wyrmling 5/12/1b; boar 3/5/1b; bone devil 8/9/3h?; brass dragon
wyrmling 4/8/1b; bronze dragon wyrmling 5/9/1b; brown bear 5/9/2b; bugbear 4/11/1h; bulette 7/30/1b;
camel 5/3/1b; cat 0/1/1b; centaur 6/10/2b; chain devil 8/11/2h?; chimera 7/11/3b; chuul 6/11/3o; clay
golem 8/16/2o!; cloaker 6/10/2o; cloud giant 12/22/2h; cockatrice 3/4/1b~; commoner 2/3/1h; constrictor
snake 4/6/1b; copper dragon wyrmling 4/8/1b; couatl 8/9/1h!~; crab 0/1/1b; crocodile 4/8/1b; cult
fanatic 4/5/2h; cultist 3/5/1h; darkmantle 5/7/1b; death dog 4/6/2b~; deep gnome (svirfneblin) 4/7/1h;
deer 2/3/1b; deva 8/26/2h?; dire wolf 5/10/1b~; djinni 9/16/3o; doppelganger 6/8/2b; draft horse 6/9/1b;
dragon turtle 13/27/3b; dretch 2/4/2h; drider 6/12/3b; drow 4/6/1h; druid 2/4/1h; dryad 2/3/1h; duergar
4/7/1h; dust mephit 4/5/1o; eagle 4/5/1b; earth elemental 8/14/2o?; efreeti 10/20/2o; elephant 8/20/1b;
elk 5/7/1b; erinyes 8/22/3h?; ettercap 4/11/2b~; ettin 7/14/2h; fire elemental 6/10/2o?; fire giant
11/28/2h; flesh golem 7/13/2o!; flying snake 6/9/1b; flying sword 3/6/1o; frost giant 9/26/2h; gargoyle
4/6/2o?; gelatinous cube 4/11/1o; ghast 3/12/1o; ghost 5/17/1o?; ghoul 2/9/1o; giant ape 9/23/2b; giant
badger 3/5/2b; giant bat 4/6/1b; giant boar 5/10/1b; giant centipede 4/11/1b~; giant constrictor snake
6/11/1b; giant crab 3/5/1b; giant crocodile 8/22/2b; giant eagle 5/7/2b; giant elk 6/11/1b; giant fire
beetle 1/3/1b; giant frog 3/5/1b; giant goat 5/8/1b; giant hyena 5/10/1b; giant lizard 4/7/1b; giant
octopus 5/10/1b; giant owl 3/8/1b; giant poisonous snake 6/13/1b~; giant rat 4/5/1b; giant rat
(diseased) 4/5/1b; giant scorpion 4/7/3b; giant sea horse 3/5/1b; giant shark 9/23/1b; giant spider
5/13/1b~; giant toad 4/13/1b; giant vulture 4/7/2b; giant wasp 4/12/1b~; giant weasel 5/6/1b; giant wolf
spider 3/9/1b~; gibbering mouther 2/18/1o~; glabrezu 9/16/4h?; gladiator 7/11/3h; gnoll 4/5/1h; goat
3/4/1b; goblin 4/6/1h; gold dragon wyrmling 6/10/1b; gorgon 8/18/1b; gray ooze 3/12/1o; green dragon
wyrmling 4/11/1b; green hag 6/13/1h; grick 4/9/2b?; griffon 6/9/2b; grimlock 5/8/1h; guard 3/5/1h;
guardian naga 8/36/1b~; gynosphinx 9/13/2b?; half-red dragon veteran 5/8/3h; harpy 3/6/2b; hawk 5/1/1b;
hell hound 5/15/1h; hezrou 7/15/3h?; hill giant 8/19/2h; hippogriff 5/9/2b; hobgoblin 3/6/1h; homunculus
4/1/1o~; horned devil 10/15/3h?; hunter shark 6/13/1b; hydra 8/11/5b; hyena 2/4/1b; ice devil 10/23/3h?;
ice mephit 3/6/1o; imp 5/12/1h?~; invisible stalker 6/10/2o?; iron golem 13/21/2o!; jackal 1/2/1b;
killer whale 6/22/1b; knight 5/10/2h; kobold 4/5/1h; kraken 7/24/3b!; lamia 5/14/2b; lemure 3/3/1h; lich
12/11/1o!~; lion 5/8/1b; lizard 0/1/1b; lizardfolk 4/6/2h; mage 5/5/1h; magma mephit 3/6/1o; magmin
4/7/1o?; mammoth 10/25/1b; manticore 5/8/3b; marilith 9/13/7h?; mastiff 3/5/1b~; medusa 5/19/3b; merfolk
2/4/1h; merrow 6/9/2b; mimic 5/8/1b; minotaur 6/17/1b; minotaur skeleton 6/17/1o; mule 2/5/1b; mummy
5/21/1o?; mummy lord 9/36/1o!; nalfeshnee 10/33/3h?; night hag 7/13/1h?; nightmare 6/20/1h; noble
3/6/1h; ochre jelly 4/13/1o; octopus 4/1/1b; ogre 6/13/1h; ogre zombie 6/13/1o; oni 7/9/2h; orc 5/10/1h;
otyugh 6/12/3o~; owl 3/1/1b; owlbear 7/11/2b; panther 4/6/1b; pegasus 6/11/1h; phase spider 4/18/1b~;
pit fiend 14/22/4h?~; planetar 12/44/2h?; plesiosaurus 6/15/1b; poisonous snake 5/4/1b~; polar bear
7/10/2b; pony 4/7/1b; priest 2/4/1h; pseudodragon 4/5/1b; purple worm 14/23/2b; quasit 4/9/1h?~; quipper
5/1/1b; rakshasa 7/9/2h!; rat 0/1/1b; raven 4/1/1b; red dragon wyrmling 6/13/1b; reef shark 4/7/1b;
remorhaz 11/51/1b; rhinoceros 7/14/1b; riding horse 5/8/1b; roc 13/27/2b; roper 7/22/5b; rug of
smothering 5/0/1o; rust monster 3/6/1b; saber-toothed tiger 6/11/1b; sahuagin 3/4/2h; salamander
7/15/2o?; satyr 3/6/1h; scorpion 2/4/1b~; scout 4/6/2h; sea hag 5/10/1h; shadow 4/9/1o?; shambling mound
7/13/2o; shield guardian 7/11/2o; silver dragon wyrmling 6/10/1b; skeleton 4/6/1o; solar 15/49/2h?;
specter 4/11/1o?; spider 4/3/1b~; spirit naga 7/26/1b~; sprite 2/1/1h; spy 4/6/2h; steam mephit 2/5/1o;
stirge 5/6/1b; stone giant 9/20/2h; stone golem 10/20/2o!; storm giant 14/30/2h; succubus/incubus
5/7/1h?; swarm of bats 4/5/1b; swarm of beetles 3/10/1b; swarm of centipedes 3/10/1b; swarm of insects
3/10/1b; swarm of poisonous snakes 6/15/1b~; swarm of quippers 5/14/1b; swarm of rats 2/7/1b; swarm of
ravens 4/7/1b; swarm of spiders 3/10/1b; swarm of wasps 3/10/1b; tarrasque 19/36/5b!; thug 4/6/2h; tiger
5/9/1b; treant 10/17/2o; tribal warrior 3/5/1h; triceratops 9/24/1b; troll 7/8/3h; tyrannosaurus rex
10/33/2b; unicorn 7/11/2h; vampire 9/9/2o?; vampire, vampire form 9/9/2o?; vampire, bat form 9/18/1o?;
vampire spawn 6/14/2o?; veteran 5/8/3h; violet fungus 2/5/4o; vrock 6/10/2h?; vulture 2/3/1b; warhorse
6/11/1b; warhorse skeleton 6/11/1o; water elemental 7/13/2o?; weasel 5/1/1b; werebear 7/15/2h!;
werebear, human form 7/11/2h!; werebear, bear form 7/15/2h!; werebear, hybrid form 7/15/2h!; wereboar
5/10/2h!; wereboar, human form 5/10/2h!; wereboar, boar form 5/10/1h!; wereboar, hybrid form 5/10/2h!;
wererat 4/5/2h!; wererat, human form 4/6/2h!; wererat, rat form 4/5/1h!; wererat, hybrid form 4/5/2h!;
weretiger 5/9/2h!; weretiger, human form 5/7/2h!; weretiger, tiger form 5/9/1h!; weretiger, hybrid form
5/9/2h!; werewolf 4/7/2h!; werewolf, human form 4/6/2h!; werewolf, wolf form 4/7/1h!; werewolf, hybrid
form 4/7/2h!; white dragon wyrmling 4/10/1b; wight 4/6/2o?; will-o'-wisp 4/9/1o?; winter wolf 6/11/1b~;
wolf 4/7/1b~; worg 5/10/1b~; wraith 6/21/1o?; wyvern 7/11/2b; xorn 6/14/4o?; young black dragon 7/20/3b;
young blue dragon 9/22/3b; young brass dragon 7/15/3b; young bronze dragon 8/16/3b; young copper dragon
7/15/3b; young gold dragon 10/17/3b; young green dragon 7/22/3b; young red dragon 10/21/3b; young silver
dragon 10/17/3b; young white dragon 7/20/3b; zombie 3/5/1o
`;

const manners = { h: 'person', b: 'beast', o: 'other' } as const;
const row = /^(.+) (\d+)\/(\d+)\/(\d+)([hbo])([!?]?)(~?)$/;

function read(text: string): [string, CreatureStrength][] {
  const [, name = '', toHit, blow, strikes, manner, hide, save] =
    row.exec(text.replace(/\s+/g, ' ').trim()) ?? [];
  if (name === '') return [];
  const creature: CreatureStrength = {
    name,
    toHit: Number(toHit),
    blow: Number(blow),
    strikes: Number(strikes),
    manner: manners[manner as keyof typeof manners],
    hide: hide === '!' ? 'immune' : hide === '?' ? 'tough' : 'plain',
    hasSave: save === '~',
  };
  return [[name, creature]];
}

const creatures = new Map(rows.split(';').flatMap(read));

/** Null for whom the books do not know, or who never strikes. */
export function strengthOf(name: string): CreatureStrength | null {
  return creatures.get(name.trim().toLowerCase()) ?? null;
}

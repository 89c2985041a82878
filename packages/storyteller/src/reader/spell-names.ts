/** Spells of the open rules that have a name which means nothing else, so that they are known as spells on any sheet. */
export const spellNames: readonly string[] = (
  'fireball,fire bolt,magic missile,lightning bolt,eldritch blast,ray of frost,acid splash,poison spray,shocking grasp,chill touch,sacred flame,vicious mockery,mage hand,' +
  'minor illusion,prestidigitation,thaumaturgy,druidcraft,dancing lights,mage armor,burning hands,charm person,detect magic,detect evil and good,detect thoughts,disguise self,' +
  'feather fall,find familiar,fog cloud,guiding bolt,healing word,cure wounds,hunters mark,identify,illusory script,inflict wounds,sleep,speak with animals,speak with dead,thunderwave,' +
  'unseen servant,witch bolt,alter self,blur,enhance ability,enlarge,reduce,flaming sphere,gust of wind,hold person,hold monster,invisibility,lesser restoration,magic weapon,mirror image,' +
  'misty step,moonbeam,pass without trace,scorching ray,see invisibility,silence,spider climb,spike growth,spiritual weapon,suggestion,zone of truth,animate dead,counterspell,dispel magic,' +
  'gaseous form,hypnotic pattern,major image,remove curse,revivify,sleet storm,spirit guardians,stinking cloud,tongues,vampiric touch,water breathing,water walk,arcane eye,banishment,blight,' +
  'confusion,dimension door,greater invisibility,ice storm,polymorph,wall of fire,cloudkill,cone of cold,dominate person,raise dead,scrying,teleportation circle,chain lightning,disintegrate,' +
  'finger of death,meteor swarm,power word kill,wish,time stop,false life,hideous laughter,bless,bane,command,shield of faith,sanctuary,heroism,faerie fire,entangle,goodberry,longstrider,expeditious retreat,' +
  'color spray,silent image,comprehend languages,arcane lock,magic mouth,rope trick,web,darkvision,knock,clairvoyance,haste,slow,light,shield,jump,fly,message,guidance,resistance,mending,true strike,spare the dying,' +
  'produce flame,shillelagh,alarm,grease,darkness,daylight,shatter,levitate,fear,heat metal,barkskin,prayer of healing,aid,heal,teleport,plane shift,mass cure wounds'
).split(',');

const ordinary = new Set(
  (
    'sleep identify reduce enlarge blur confusion suggestion silence light shield jump fly message guidance resistance mending alarm grease darkness daylight shatter levitate fear aid heal teleport web knock haste slow bless bane command ' +
    'sanctuary wish tongues entangle blight'
  ).split(' '),
);

/** `light on my staff`: nobody would say so of anything but the spell. */
const laidOn = new Set('light guidance bless mending haste darkness daylight silence resistance'.split(' '));

const known = spellNames.map((name) => name.split(' ')).sort((a, b) => b.length - a.length);

const like = (typed: string | undefined, meant: string) => typed?.replace("'", '') === meant;

/** How many of these words name a spell; 0 where they name none. Ordinary words count only where a spell must stand. */
export function spellLength(words: readonly string[], own: readonly string[], isExpected: boolean): number {
  const listed = [...own.map((name) => name.toLowerCase().split(' ')), ...known];
  for (const name of listed) {
    if (!name.every((word, at) => like(words[at], word))) continue;
    const isCalledSo = /^(?:spell|cantrip)$/.test(words[name.length] ?? '');
    const isLaidOn =
      laidOn.has(name[0]!) && words[1] === 'on' && own.some((one) => like(name[0], one.toLowerCase()));
    if (name.length === 1 && ordinary.has(name[0]!) && !isExpected && !isCalledSo && !isLaidOn) continue;
    return name.length + (isCalledSo ? 1 : 0);
  }
  return 0;
}

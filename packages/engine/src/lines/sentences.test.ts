import { describe, expect, it } from 'vitest';
import { Lines } from './lines.ts';

/** A line and a sentence that crosses it; written from the names of the topics before any of their words was chosen. */
const crossings = `
spiders | From the rafters a bloated tarantula lowers itself on a thread toward your hair.
No spiders please | Dozens of hairy, eight-legged things skitter out of the cracked egg sac.
keine Spinnen | Eine riesige Spinne krabbelt aus dem Brunnen.
insects | The sack splits and thousands of cockroaches pour over your boots.
bugs crawling on people | A centipede wriggles out of the dead man's sleeve, and maggots follow.
snakes | A viper uncoils beneath the bedroll and bares its fangs.
serpents | The python tightens around the goat.
rats | Something squeaks, and a tide of rats floods the sewer.
blood and gore | Entrails spill steaming onto the flagstones.
graphic gore | Blood sprays across the wall as the axe takes his arm off at the elbow.
torture | The inquisitor turns the screw on the rack until the prisoner screams.
graphic torture, gore | He pulls out her fingernails one by one and asks again.
eye trauma | The raven pecks at the corpse and tears its eye out.
eyes being gouged | She drives her thumbs into his eyes.
teeth / dentists | With rusty pliers the barber wrenches out one tooth after another.
needles | The alchemist slides a long needle into the vein of your arm and pushes the syringe home.
body horror | His skin sloughs away and new mouths open along his ribs.
No harm to children | The ogre grabs the little boy and snaps his neck.
harm to kids | Two girls lie dead beside the well.
violence against children | The slaver whips the orphan until she stops crying.
animals being hurt | The bandit kicks the dog so hard that its ribs crack.
harm to animals | An arrow pierces the horse, which collapses screaming.
death | The old king breathes his last breath before dawn.
no death | You find the miller's corpse by the wheel.
pet death | Your faithful hound Bran whimpers once and dies in your arms.
sexual content | She straddles him, moaning, and they make love until dawn.
no sex | The two nobles were clearly having sex behind the curtain.
sexual assault | The soldiers dragged the women off and raped them.
I don't want any romance with my character | The bard leans in and kisses you softly on the lips.
romance | He has fallen in love with you and asks you to marry him.
nudity | She lets the robe fall and stands naked before the altar.
pregnancy | The innkeeper's wife is heavily pregnant and close to giving birth.
miscarriage | She lost the baby in the third month, the midwife says.
abortion | The herb witch sells a draught that ends a pregnancy, an abortion in a bottle.
suicide | The old king hanged himself from the beam last night.
suicide | Unable to bear it, she jumps from the tower to end her own life.
self-harm | Rows of fresh cuts line her forearm where she sliced herself with the knife.
mental illness | The asylum is full of raving lunatics who claw at the doors.
drugs | He lights the opium pipe and passes it to you.
alcohol | The barmaid slams three tankards of ale on the table.
addiction | The addict shakes and begs for one more dose.
slavery | A line of shackled slaves is led to the auction block.
racism | "Filthy half-breed," the guard spits, "your kind is not served here."
sexism | "Women belong in the kitchen, not on a battlefield," sneers the captain.
homophobia | The priest calls the two lovers sodomites and has them driven from the village.
cults | Hooded cultists chant around the altar.
demons | The circle flares and a demon with goat horns steps through.
possession / mind control | Your hand moves without your will: the witch has taken control of your mind.
gaslighting | "You never had a brother," he says gently, "you are imagining things again."
kidnapping | Masked riders snatch the merchant's daughter and carry her off.
claustrophobia | The walls close in, the tunnel is so tight that you can no longer move your arms.
being buried alive | You wake inside a coffin and hear earth thudding onto the lid.
heights, falling | The rope snaps and you plunge into the abyss.
drowning | Water fills her lungs and she sinks beneath the surface, choking.
drowning | Der Fischer ertrinkt vor euren Augen.
burning people alive | Flames engulf the farmer and he burns to death, shrieking.
starvation | The villagers are starving; their bellies are swollen and their ribs show.
plague | Black buboes swell under his arms: the plague has come.
vomit | The stable boy doubles over and throws up on the straw.
bodily fluids | Pus and urine drip from the ceiling of the cell.
cannibalism | The stew, you realise, is made of human flesh.
genocide | They exterminated every last elf of the valley, whole clans wiped out.
war crimes | The soldiers lined up the prisoners and executed them, then burned the village with everyone in it.
terrorism, bombs | A bomb goes off in the market.
guns | The stranger draws a pistol and fires.
police | A police officer slams you against the wall and handcuffs you.
earthquakes and natural disasters | The ground shakes, and the earthquake brings the chapel down.
clowns | A painted clown with a red nose grins at you from the tent.
creepy dolls | The porcelain doll turns its head.
ghosts or undead | A pale ghost drifts through the door.
zombies | The zombie lurches from its grave.
death of a parent | The messenger lowers his eyes: your mother is dead.
betrayal by friends | Your oldest friend has betrayed you and sold you to the baron.
public humiliation | They strip him of his cloak and parade him through the jeering crowd to be pelted with rotten fruit.
stalking | The man in grey has been following you home every night and watches your window.
plus d'araignées | Une araignée énorme descend du plafond.
nada de tortura | El verdugo lo tortura con hierros al rojo.
niente serpenti | Un serpente striscia verso di te.
sem violência contra crianças | O orc espanca a criança até ela sangrar.
Gewalt gegen Kinder | Der Räuber schlägt das Kind, bis es blutet.
pas de sang | Le sang gicle sur les murs.
violencia sexual | Los soldados la violaron en el granero.
Alkohol | Der Wirt schenkt euch Schnaps und Bier ein.
umbrellas | A tall woman opens her black umbrella.
no talking fish | The talking fish greets you by name.
mirrors, mannequins | In the shop window a mannequin turns toward you.`;

/** A line and a sentence that looks as if it crossed it. */
const lookalikes = `
spiders | The courtier spins a web of lies around the duke.
spiders | Dust lies thick on the shelves, and nothing moves.
keine Spinnen | Du spinnst wohl, lacht der Wirt.
insects | The song is an old earworm that bugs the captain, or so he says.
snakes | The road snakes up the hillside toward the keep.
rats | The rattling of the cart drowns out his words.
rats | "I smell a rat," mutters the dwarf.
blood and gore | Her bloodline goes back to the first kings.
blood | The baron's cold-blooded calculation impresses even you.
gore | The gorgeous hall glitters in the candlelight.
torture | It is a tortuous path through the hills.
eye trauma | You stand in the eye of the storm, where everything is calm.
eye trauma | She catches your eye across the crowded room and smiles.
eyes being gouged | His blue eyes sparkle with mischief.
teeth / dentists | The wind bites, and the gate's iron teeth rise slowly.
needles | Pine needles carpet the forest floor.
needles | It is like looking for a needle in a haystack.
body horror | The body of the letter is written in green ink.
No harm to children | The children play hopscotch in the square while their mothers chat.
No harm to children | A little girl hands you a daisy and runs off laughing.
harm to kids | The goblin strikes at you and misses.
violence against children | The boy points up the road: the bandits went that way.
animals being hurt | The dog wags its tail and licks your hand.
harm to animals | You tether the horses and let them graze.
harm to animals | The guard falls with an arrow in his shoulder.
death | The dog wags its tail and licks your hand.
death | I was bored to death by the sermon.
pet death | The cat purrs on the windowsill.
sexual content | The naked blade gleams in his hand.
no sex | Essex lies beyond the hills, a day's ride away.
sexual assault | The orcs assault the gate with ladders and a ram.
I don't want any romance with my character | The captain has a love of maps and good paper.
romance | The Romans would have built a straighter road.
nudity | The trees stand bare against the winter sky.
nudity | With the naked eye you can barely see the far tower.
pregnancy | A pregnant silence settles over the council.
miscarriage | It would be a miscarriage of justice, the advocate thunders.
abortion | The captain aborts the landing and turns back to sea.
suicide | The bell in the tower hangs silent.
self-harm | The cook cuts the bread and wipes the knife on her apron.
mental illness | The crowd goes mad with joy as the champion enters.
drugs | You drag the chest across the floor.
alcohol | The well water is cold and clear.
addiction | In addition, the merchant offers you a lantern.
slavery | The old sailor slaves over a pot of soup.
racism | The horses race along the beach.
sexism | The women of the village greet you with bread and salt.
homophobia | A gay tune drifts from the tavern.
cults | It is difficult to see anything in this fog.
demons | He demonstrates the trick once more.
possession / mind control | She takes possession of the house with a flourish of keys.
possession / mind control | Do you mind if I sit here?, asks the old man.
gaslighting | The gas lamps along the quay are lit one by one.
kidnapping | The old man is napping in his chair.
claustrophobia | A wide meadow opens before you.
being buried alive | The treasure is buried beneath the oak.
heights, falling | Night falls over the valley.
heights, falling | Silence falls, and a leaf drifts from the tree.
drowning | He is drowned in debt, the moneylender says.
drowning | The music drowns out the rain.
burning people alive | A fire crackles in the hearth.
burning | His cheeks are burning with shame.
starvation | The hall is full of the smell of roast and fresh bread.
plague | Doubts plague the young queen.
vomit | A vote is held, and the mayor throws up his hands.
bodily fluids | The innkeeper sweats over his books.
cannibalism | The stew is made of venison and barley.
genocide | The elves of the valley sing at dusk.
war crimes | The war ended ten years ago.
terrorism, bombs | The news strikes like a thunderbolt.
guns | The race has begun.
police | He folds the policy and seals it with wax.
earthquakes and natural disasters | His voice quakes as he reads the letter.
clowns | The crown rests on a velvet cushion.
creepy dolls | It costs a dollar in the old coin.
ghosts or undead | In the dead of night the guests leave the inn.
ghosts or undead | A ghost of a smile crosses her face.
zombies | The wizard pours you tea.
death of a parent | Your mother sends her love and a jar of plums.
betrayal by friends | Your friend grins and pays for supper.
public humiliation | The crowd cheers as the riders pass.
stalking | A stalk of barley bends in the wind.
plus d'araignées | Le marchand te tend une lanterne.
nada de tortura | La tortuga cruza el camino despacio.
sem violência contra crianças | A criança ri e corre pela praça.
Gewalt gegen Kinder | Das Kind lacht und winkt dir zu.
pas de sang | Il est cent fois plus riche que toi.
Alkohol | Der Wirt bringt euch heiße Suppe.
umbrellas | A tall woman opens the black door.
no talking fish | The fishmonger sells fresh fish at the pier.
mirrors, mannequins | In the shop window stands a row of clocks.
no pirates and sea monsters | The sea lies calm and grey.`;

function rowsOf(table: string): [line: string, sentence: string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string]);
}

const everyLine = [...new Set([...rowsOf(crossings), ...rowsOf(lookalikes)].map(([line]) => line))];

describe('sentences against lines', () => {
  it.each(rowsOf(crossings))('[E7.40] "%s" is crossed by: %s', (line, sentence) => {
    expect(new Lines([line]).crossed(sentence)).toBe(line);
  });

  it.each(rowsOf(lookalikes))('[E7.43] "%s" is not crossed by: %s', (line, sentence) => {
    expect(new Lines([line]).crossed(sentence)).toBeNull();
  });

  it.each(rowsOf(crossings))('[E7.44] "%s": nothing is read before the sign in: %s', (line, sentence) => {
    const lines = new Lines([line]);
    const sign = [...sentence.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].find(([word]) =>
      lines.isSign(word.toLowerCase()),
    );
    expect(sign).toBeDefined();
    expect(lines.crossed(sentence.slice(0, sign!.index))).toBeNull();
  });

  it('[E7.40] some line is crossed just the same when a table has many', () => {
    const lines = new Lines(everyLine);
    for (const [, sentence] of rowsOf(crossings)) expect(lines.crossed(sentence), sentence).not.toBeNull();
  });
});

/** Somebody hands over what they have. */
export const givesIt = [
  '{person} [feels for it and|looks at you for a moment and] hands you {what}. "[Here|Take it]. [Bring it back|Use it well]."',
  '"{What}? [Of course|There it is]," says {person}, and [it changes hands|puts it into yours].',
  '{person} [nods|does not ask why] and gives you {what}.',
] as const;

export const sellsIt = [
  '{person} counts [the coins|every coin] and pushes {what} [across to you|into your hands].',
  'The price is paid, and {what} is yours. {person} [seems pleased with the bargain|puts the money away].',
  '"A pleasure," says {person}; [the money goes one way and|the coins vanish, and] {what} comes the other.',
] as const;

export const takesIt = [
  '[Quick fingers|A steady hand], and {what} comes away; {person} [notices nothing|does not feel a thing].',
  '{person} [is looking elsewhere|shifts a little] and {what} is yours.',
  'For a moment you hold your breath; then {what} is in your hand, and {person} [goes on as before|is none the wiser].',
] as const;

export const tooCloselyKept = [
  '{person} [lays a hand over {what}|draws away]. "[Hands off|That stays where it is]."',
  'There is no getting at {what} [like this|while {person} pays attention].',
  '"Why would you want {what}?" asks {person}, [and does not wait for an answer|suddenly wide awake].',
] as const;

export const lockedUp = [
  '{What} is locked, and [you have nothing that fits|it does not give].',
  '[It will not open|The lid does not move]: {what} is locked. [A key would help|Force might do it].',
  'You try {what}, and [the lock holds|it is locked fast].',
] as const;

/** What attacks everybody else lets them be. */
export const sparesYou = [
  'At that {foe} [stops short|draws back] and [lets you be|gives way].',
  'It is the right thing: {foe} [grows quiet|goes still] and [makes no move against you|keeps to its place].',
  '{Foe} [hesitates|lowers its head], and [the way is yours|does you no harm].',
] as const;

/** What lies in wait shows itself. */
export const barsYou = [
  'The way to {next} is barred: [it is locked|it does not open to your hand].',
  'You get no farther than the door [to|of] {next}; it is [shut fast|locked].',
  '{Next} stays out of reach [for now|as yet]: the way in is locked.',
] as const;

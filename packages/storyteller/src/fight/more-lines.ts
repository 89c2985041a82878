/** For long fights: sentences of many parts, when the others are used up. */
export const ownMore = {
  hit: [
    '[Again|Once more|Low|High|Fast|Patiently|Hard|From the left|From the right|Without thinking], your {weapon} [finds|catches|strikes|takes|reaches|jolts|meets|marks] {foe} [at the shoulder|at the hip|along the side|above the knee|near the neck|across the back|under the arm|at the elbow], [and it tells|and it hurts|and that counts|and you press on|and there is no answer to it|and the guard opens|and the step falters|and the breath goes].',
  ],
  miss: [
    '[Again|Once more|Low|High|Fast|Patiently|Hard|From the left|From the right|Without luck], your {weapon} [misses|passes|slips by|goes past|falls short of|loses|brushes past|sweeps over] {foe} [by a hand|by a finger|by a breath|by half a step|in the bad light|in the press|on the turn|at the last moment], [and nothing comes of it|and you recover|and the moment is gone|and you curse under your breath|and you set your feet again|and it was close|and it was not close|and you keep your guard].',
  ],
  felled: [
    '[And so|At that|With that|Then|At last|Quite slowly|Without a sound|Heavily] {foe} [drops|falls|sinks|goes down|keels over|crumples|tips over|slides to the ground], [and stays down|and that is that|and is out of it|and lies still|for good|and will not get up|and lies there|beaten].',
  ],
} as const;

export const foeMore = {
  hit: [
    '[Again|Once more|Then|Low|High|Fast|Hard|From the left|From the right|Out of nowhere] {foe} [strikes at|goes for|lunges at|presses|drives at|falls on|comes back at|tears at] {whom} and [gets through|lands it|connects|does harm|draws blood|finds a gap|breaks the guard|makes it count] ({victim}: HP {before} → {after}).',
  ],
  miss: [
    '[Again|Once more|Then|Low|High|Fast|Hard|From the left|From the right|Out of nowhere] {foe} [strikes at|goes for|lunges at|presses|drives at|falls on|comes back at|tears at] {whom} and [misses|fails|gets nothing|strikes air|comes too late|is turned aside|finds the guard up|overreaches] [by a hand|by a finger|by a breath|by half a step|this time|once again|after all|at the last moment].',
  ],
  hesitate: [
    '[Now|For a moment|For a breath|Just then|Warily|Panting|Silently|Once more] {foe} [waits|holds back|hangs back|circles|watches|hesitates|stands off|gives ground] [a step away|at a distance|out of reach|with narrowed eyes|for the moment|as if listening|and gathers strength|and thinks again].',
  ],
} as const;

export const promptsMore = [
  '[Now|Then|So|And now|Next|All right|Well then|Quick] it is [the turn of|the moment of|up to|the hour of] {next}, [in the thick of it|between two breaths|before anything else happens|while there is time|with {foes} still up|and the fight goes on|and nobody has given up|and the ground is slippery].',
] as const;

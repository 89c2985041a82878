export type WeaponDamage = 'bludgeoning' | 'piercing' | 'slashing';

export type WeaponProperty =
  | 'ammunition'
  | 'finesse'
  | 'heavy'
  | 'light'
  | 'loading'
  | 'reach'
  | 'special'
  | 'thrown'
  | 'two-handed'
  | 'versatile';

export interface Weapon {
  name: string;
  category: 'simple' | 'martial';
  reach: 'melee' | 'ranged';
  /** Empty for what does no damage. */
  dice: string;
  /** With both hands. */
  versatile?: string;
  kind: WeaponDamage;
  properties: readonly WeaponProperty[];
  /** In feet; of what is thrown or shot. */
  range?: readonly [number, number];
  /** What people also call it. */
  words: readonly string[];
}

type Row = readonly [
  name: string,
  damage: string,
  properties: string,
  range?: readonly [number, number],
  words?: string,
];

const damageKinds = { b: 'bludgeoning', p: 'piercing', s: 'slashing' } as const;

/** `1d8/1d10 s` is slashing damage of 1d8, of 1d10 with both hands. */
function weapon(category: Weapon['category'], reach: Weapon['reach'], row: Row): Weapon {
  const [name, damage, properties, range, words = ''] = row;
  const [dice = '', letter] = damage.split(' ');
  const [oneHand = '', bothHands] = dice.split('/');
  return {
    name,
    category,
    reach,
    dice: oneHand,
    ...(bothHands && { versatile: bothHands }),
    kind: damageKinds[letter as keyof typeof damageKinds],
    properties: properties === '' ? [] : (properties.split(' ') as WeaponProperty[]),
    ...(range && { range }),
    words: [name, ...words.split('|').filter(Boolean)],
  };
}

const simpleMelee: readonly Row[] = [
  ['club', '1d4 b', 'light', undefined, 'cudgel|truncheon|baton|nunchaku'],
  ['dagger', '1d4 p', 'finesse light thrown', [20, 60], 'knife|knive|stiletto|dirk|poniard|kris'],
  ['greatclub', '1d8 b', 'two-handed', undefined, 'great club'],
  ['handaxe', '1d6 s', 'light thrown', [20, 60], 'hand axe|hatchet|throwing axe|tomahawk'],
  ['javelin', '1d6 p', 'thrown', [30, 120]],
  ['light hammer', '1d4 b', 'light thrown', [20, 60], 'throwing hammer'],
  ['mace', '1d6 b', ''],
  ['quarterstaff', '1d6/1d8 b', 'versatile', undefined, 'quarter staff|staff|stave|quarterstave'],
  ['sickle', '1d4 s', 'light', undefined, 'kama'],
  ['spear', '1d6/1d8 p', 'thrown versatile', [20, 60]],
];

const simpleRanged: readonly Row[] = [
  [
    'light crossbow',
    '1d8 p',
    'ammunition loading two-handed',
    [80, 320],
    'crossbow|arbalest|rifle|carbine|musket|shotgun|winchester|blunderbuss|laser rifle',
  ],
  ['dart', '1d4 p', 'finesse thrown', [20, 60]],
  ['shortbow', '1d6 p', 'ammunition two-handed', [80, 320], 'short bow|bow'],
  ['sling', '1d4 b', 'ammunition', [30, 120]],
];

const martialMelee: readonly Row[] = [
  ['battleaxe', '1d8/1d10 s', 'versatile', undefined, 'battle axe|axe|war axe|waraxe'],
  ['flail', '1d8 b', ''],
  ['glaive', '1d10 s', 'heavy reach two-handed', undefined, 'naginata'],
  ['greataxe', '1d12 s', 'heavy two-handed', undefined, 'great axe'],
  ['greatsword', '2d6 s', 'heavy two-handed', undefined, 'great sword|two handed sword|claymore|zweihander'],
  ['halberd', '1d10 s', 'heavy reach two-handed', undefined, 'poleaxe|pole axe'],
  ['lance', '1d12 p', 'reach special'],
  [
    'longsword',
    '1d8/1d10 s',
    'versatile',
    undefined,
    'long sword|sword|broadsword|bastard sword|arming sword|katana',
  ],
  ['maul', '2d6 b', 'heavy two-handed'],
  ['morningstar', '1d8 p', '', undefined, 'morning star'],
  ['pike', '1d10 p', 'heavy reach two-handed'],
  ['rapier', '1d8 p', 'finesse', undefined, 'foil|estoc'],
  ['scimitar', '1d6 s', 'finesse light', undefined, 'cutlass|cutlasse|sabre|saber'],
  ['shortsword', '1d6 p', 'finesse light', undefined, 'short sword|gladius|wakizashi'],
  ['trident', '1d6/1d8 p', 'thrown versatile', [20, 60]],
  ['war pick', '1d8 p', '', undefined, 'warpick'],
  ['warhammer', '1d8/1d10 b', 'versatile', undefined, 'war hammer'],
  ['whip', '1d4 s', 'finesse reach'],
];

const martialRanged: readonly Row[] = [
  ['blowgun', '1 p', 'ammunition loading', [25, 100], 'blow gun|blowpipe'],
  // The book has no firearms: who plays elsewhere shoots by the numbers of what comes nearest.
  [
    'hand crossbow',
    '1d6 p',
    'ammunition light loading',
    [30, 120],
    'pistol|revolver|handgun|derringer|flintlock|six shooter|sixgun|blaster|laser pistol',
  ],
  ['heavy crossbow', '1d10 p', 'ammunition loading two-handed heavy', [100, 400]],
  ['longbow', '1d8 p', 'ammunition heavy two-handed', [150, 600], 'long bow'],
  ['net', ' b', 'thrown special', [5, 15]],
];

/** The weapons of the book. players-handbook: Weapons */
export const weapons: readonly Weapon[] = [
  ...simpleMelee.map((row) => weapon('simple', 'melee', row)),
  ...simpleRanged.map((row) => weapon('simple', 'ranged', row)),
  ...martialMelee.map((row) => weapon('martial', 'melee', row)),
  ...martialRanged.map((row) => weapon('martial', 'ranged', row)),
];

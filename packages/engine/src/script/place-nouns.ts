/** What places are called by those who have not heard their names. */
export const placeNouns: ReadonlySet<string> = new Set(
  `inn tavern alehouse pub taproom kitchen farmhouse farm farmyard cave cavern grotto chapel church tower house manor mill millhouse barn stable stables cellar cellars vault
  archive library study garden orchard hill wood woods forest river weir bridge boathouse harbour harbor pier jetty beach market square green street lane alley
  road path track camp campsite castle keep fort hall hallway office workshop forge smithy furnace kiln nest lair den temple shrine sanctuary crypt tomb graveyard
  cemetery mine quarry tunnel shaft stair stairs staircase stairwell landing stage lighthouse island isle ship boat wreck village town hamlet lake pond pool swamp marsh bog moor
  meadow field fields clearing glade hut cottage cabin shack shed school theatre wagon fair tent attic loft roof dungeon prison cell cells gallery bank shop store storeroom
  storehouse warehouse bakery brewery smokehouse parlour parlor room rooms chamber corridor passage passageway deck lab laboratory bay cove bridge yard courtyard ward ferry gate gatehouse
  well baths bathhouse dock docks quay valley gorge ravine gully canyon cliff ledge balcony terrace porch lobby entrance antechamber throne-room barracks guardroom larder pantry
  scullery dormitory bedroom bedchamber nursery mansion villa palace hostel guesthouse ruin ruins crossroads ford spring falls waterfall`
    .split(/\s+/)
    .filter(Boolean),
);

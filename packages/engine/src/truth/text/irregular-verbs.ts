/** Forms of English verbs that no rule makes; `cut` and its like have one for all. */
const forms = `
  be am is are was were been being; bear bore borne; beat beaten; become became; begin began begun; bend bent; bid bade bidden; bind bound;
  bite bit bitten; bleed bled; blow blew blown; break broke broken; bring brought; build built; burn burnt; burst; bury buried buries; buy bought;
  cast; catch caught catches; choose chose chosen; cling clung; come came; cost; creep crept; cut; deal dealt; die dying; dig dug; do does did done;
  draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found;
  flee fled; fling flung; fly flew flown flies; forget forgot forgotten; freeze froze frozen; get got gotten; give gave given; go goes went gone;
  grind ground; grow grew grown; hang hung; have has had having; hear heard; hide hid hidden; hit; hold held; hurt; keep kept; kneel knelt; know knew known;
  lay laid; lead led; leap leapt; learn learnt; leave left; lend lent; let; lie lay lain lying; light lit; lose lost; make made; mean meant; meet met;
  outrun outran; overcome overcame; overhear overheard; overtake overtook overtaken; pay paid; put; quit; read; rend rent; ride rode ridden; ring rang rung;
  rise rose risen; run ran; say said; see saw seen; seek sought; sell sold; send sent; set; shake shook shaken; shed; shine shone; shoot shot; show shown;
  shrink shrank shrunk; shut; sing sang sung; sink sank sunk; sit sat; slay slew slain; sleep slept; slide slid; sling slung; slink slunk; slit; smite smote smitten;
  sneak snuck; speak spoke spoken; spend spent; spill spilt; spin spun; spit spat; split; spread; spring sprang sprung; stand stood; steal stole stolen;
  stick stuck; sting stung; stink stank; stride strode; strike struck stricken; strive strove; swear swore sworn; sweep swept; swell swollen; swim swam swum;
  swing swung; take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown; thrust; tread trod trodden;
  undergo underwent undergone; understand understood; undo undid undone; wake woke woken; wear wore worn; weave wove woven; weep wept; win won;
  wind wound; withdraw withdrew withdrawn; withstand withstood; wring wrung; write wrote written`;

export const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(
  forms.split(';').map((line): [string, string[]] => {
    const [verb = '', ...own] = line.trim().split(/\s+/);
    return [verb, own];
  }),
);

/** Ordinary words that lie one slip of the finger from something and do not mean it. */
export const plainWords: ReadonlySet<string> = new Set(
  (
    'prove proof about above after again against almost alone along already also always among angry another around aside asleep awake ' +
    'beard began behind being below beneath better between black blade blind block blood board boots bottle bottom brave bread brick bright bring broad broken brown brush build burnt ' +
    'candle careful carry catch center centre chain chair chance change cheap cheese chest chief child choice clean clear clever climb close cloth cloud clown coast color count court cover cream crowd crown cruel crystal curtain ' +
    'danger daring daughter death deeper demon desert devil different dirty distance doctor doing double dozen dragon drawer dream dress drink drive dwarf ' +
    'early earth eight either elder empty enemy enough entire entrance equal evening every exact extra ' +
    'faint faith false famous fancy father favor fellow fence fever field fifth fifty fight final finger first flame flash fleet flesh flight flock floor flour flower force forest forth forty found fourth frame fresh friend front frost fruit full funny further ' +
    'ghost giant glass glory gloves going grain grand grass grave great greed green greet grief ground group guard guest guide guild ' +
    'happy harbor hatch heart heavy hello helmet herbs heavy hidden hinge honest honey horse hotel hours house human hundred hungry ' +
    'ideas image inner inside instead iron island ' +
    'jewel joint judge juice jungle ' +
    'kettle kitchen knife knight knock known ' +
    'ladder large later laugh leader leather leave ledge letter level light limit listen little lizard local locker loose lower lucky lunch ' +
    'machine magic manner maybe market master matter meant medal merry metal middle might minute mirror mixed money month moral mother motor mount mouse mouth movie music ' +
    'narrow nearby nearest needle never night noble noise north nothing number ' +
    'ocean offer often older olive onion open orange order other outer outside owner ' +
    'paint paper party patch peace people person piece pillar place plain plane plant plate player please plenty pocket point poison polite porch pouch power present pretty price pride priest prince prison prize proof proud public purple purse ' +
    'queen quick quiet quite ' +
    'rather ready reason right river roast robot rocks rough round royal ruins rusty ' +
    'sadly safely safer salad scene school score screen second secret sense seven seventh shade shadow shape share sharp sheep sheet shelf shell shift shine ship shirt shock shoes short shout shown sight silent silly silver simple since sister sixth skill skull sleep slope small smart smell smile smoke snake solid someone something sorry sound south space spare spark spear special speech spell spice spider spirit spoon sport spot staff stage stair stall stand start state steel steep stick still stone stood store storm story stove straight strange stranger straw street string strong stuff style sugar sunny super sweet swift sword ' +
    'table taste teeth temple tenth thank their there these thick thief thing think third those though thread three throat throne thumb tiger tight timber tired title toast today together token tomb tongue tonight tooth torch total touch tough tower track trade trail train trash treat tribe trick trouble truck truly trunk trust truth twice twist ' +
    'ugliest uncle under until upper upset usual ' +
    'valley value vault vessel village virus visit voice ' +
    'wagon waist waiter water weapon weird wheel where which while white whole whose window winter witch within without woman women wooden world worse worst worth would wound wrist wrong ' +
    'yellow yesterday young yours youth zombie'
  ).split(' '),
);

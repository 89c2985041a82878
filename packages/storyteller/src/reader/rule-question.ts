/** Terms by which a question about the rules is known. */
const terms =
  /\b(?:rules?|rules-wise|rulewise|mechanics?|mechanically|advantage|disadvantage|armou?r class|ac|dc|initiative|saving throws?|saves?|spell slots?|proficien\w*|hit points?|hp|short rests?|long rests?|bonus actions?|reactions?|free actions?|opportunity attacks?|attacks? of opportunity|grappl\w+|shoving|prone|concentration|concentrat\w+|cantrips?|ability (?:score|check)s?|critical hits?|crits?|critical|death sav\w+|conditions?|half cover|cover work|stealth checks?|level(?:l?ing)? up|class features?|damage types?|exhaustion|two[- ]weapon|dual[- ]wield\w*|ready(?:ing)? an action|dash(?: action)?|dodge action|disengag\w+|help action|unarmed|difficult terrain|surprise[ds]?|poisoned|blinded|stunned|paraly[sz]ed|restrained|frightened|charmed|invisible|invisibility work|incapacitated|petrified|deafened|sneak attack|rage|action surge|second wind|inspiration|smite|wild ?shape|ki points?|metamagic|lay on hands|channel divinity|cunning action|evasion|multiattack|extra attack|flank\w*|falling damage|fall damage|falling|falls? .*damage|damage .*fall\w*|encumbrance|attunement|attune|ritual\w*|components?|spell save|passive perception|temporary hit points|temp hp|resistance|vulnerab\w+|immunit\w+|d20|d4|d6|d8|d10|d12|modifiers?|multiclass\w*|feats?|hit dice|hit die|experience points|encounter|turn order|rounds? last|improvised weapons?|finesse|versatile|heavy armor|light armor|mounted combat|underwater combat|readied|unconscious|dying|stabili[sz]\w+|darkvision|dim light|heavily obscured|fireball|magic missile|fire bolt|mage hand|misty step|detect magic|shield spell|healing word|cure wounds|counterspell|goes first|acts first|(?:a|in) (?:fight|combat)|(?:need|have|get) to roll|(?:do|should) i roll|roll for|i heal|healing|heal myself|d&d|dnd|leveling|roll(?:ed|ing)? (?:a|an) (?:1|one|20|twenty|nat\w*)|lose (?:my|the|a) (?:spell|turn|concentration)|potions? of healing|healing potions?|sneaking|stealth work|hiding)\b/;
const general =
  /^(?:and |so |ok |hey |wait |dm |gm |quick (?:rules? )?question |rules? question |sorry )*(?:how (?:does|do|did|would|is|are|long|far|much|many|often)|what (?:is|are|does|do|happens|would happen|counts|would|s)|whats|when (?:do|does|can|is|am|are)|can (?:i|you|we|one|a|an|the|someone)|could (?:i|you|we)|may (?:i|we)|is (?:it|there|a|an|\w+ing)|does|do (?:i|you|we|spells|attacks)|explain|tell me (?:about )?(?:the rules?|how)|remind me how|which|why (?:do|does|is|are)|am i allowed|are (?:you|we|there)|rules? (?:for|on|about)|what about|if i|should i|who (?:goes|acts))\b/;
const combat =
  /\b(?:(?:move|attack|cast|act|use|draw|drink|hide|speak|ready|dash|heal)\w* (?:and|or|after|before|while|then|during|as a|twice|in (?:one|the same)|more than|two|2)\b.*\b(?:attack\w*|mov\w+|cast\w*|turn|action|round|spells?|potion\w*|concentrat\w+|prone|grappl\w+|twice|reaction)|per (?:turn|round|day|rest)|in (?:one|the same|a single) (?:turn|go|round)|in one turn|on my turn|as a bonus|twice|how many attacks|how many actions)\b/;
const own = /\b(?:my|i have(?! to)|do i have(?! to)|have i got|i've got|am i|we have(?! to))\b/;

/** `short rest vs long rest, what is the difference`. */
const compared = /\b(?:vs|versus|the difference|differ|different from|better than)\b/;
/** `if I fall down the hole how much damage`. */
const supposed =
  /^(?:so |and |but |ok |wait )*(?:what )?(?:if|when) (?:i|we|you|someone|somebody|he|she|they|it|a|an|the) .*\b(?:how (?:much|many|long|far|high|does|do)|what happens?|what is|what do|do i|do we|does it|would i|will i|am i|can i)\b/;

/** `what if I drop to zero, am I dead`: what would come of it. */
export const isSupposed = (low: string): boolean => supposed.test(low);

const strict =
  /\b(?:rules?|mechanic\w*|advantage|disadvantage|ac|dc|initiative|saving throws?|spell slots?|bonus actions?|reactions?|opportunity|grappl\w+|concentration|checks?|rolls?|d20|damage|action|turns?|works?)\b/;

/** Whether it asks for a rule even where it names somebody of the tale. */
export const isStrictRule = (low: string): boolean => strict.test(low);

/** `does casting light use something up`. */
const ofCasting =
  /^(?:so |and |ok |hey |wait )*(?:does|do|will|would|is) (?:casting|(?:a|my|the) (?:cantrip|spell)s?)\b/;
/** `what is that AC thing good for`, `what does initiative do`. */
const purpose =
  /^(?:so |and |ok |hey )*what (?:is|are|does|do|s) .{2,60}\b(?:good for|for|do|does|mean|about)$/;
/** `do I get anything extra if I sneak up on them`, `is there a bonus for attacking from behind`. */
const extra =
  /\b(?:do|would|will) (?:i|we) get (?:anything|something|any|a) (?:extra|bonus|special|bonuses)\b|\b(?:is|are) there (?:a|an|any) (?:bonus|bonuses|penalty|penalties)\b/;
/** `if I fall, am I dead or do I get another chance`. */
const mortal =
  /\b(?:am i|are we|would i be|will i be) (?:just |really |instantly |actually )?(?:dead|done for|out of the game)\b|\b(?:do|will|would) (?:i|we) (?:just |instantly |actually )?die\b/;
/** `… sneak attack, how does that work`. */
const thatWorks = /\bhow (?:does|do) (?:that|it|this|they|those)(?: even| actually)? work$/;

/** Whether the message asks how the game is played by its books. */
export function isRuleQuestion(low: string): boolean {
  if (/\b(?:do|does|would|will|can) (?:i|we|he|she|they) (?:have|get) (?:dis)?advantage\b/.test(low))
    return true;
  if (compared.test(low) && terms.test(low)) return true;
  if (supposed.test(low) && (terms.test(low) || mortal.test(low))) return true;
  if (purpose.test(low) && terms.test(low)) return true;
  if (ofCasting.test(low) || extra.test(low) || (thatWorks.test(low) && terms.test(low))) return true;
  if (!general.test(low)) return false;
  // What a thing costs is for whoever sells it to say.
  if (/\bcosts?\b/.test(low) && !terms.test(low)) return false;
  if (/^(?:can|could|may|should) (?:i|we)\b/.test(low))
    return (
      combat.test(low) ||
      /\b(?:rules?|allowed|bonus action|reaction|opportunity|advantage|concentration|in combat|during combat|in a fight|while grappled|while prone|in one round)\b/.test(
        low,
      )
    );
  if (/\b(?:sneak attack|opportunity|death sav|what happens (?:when|if))\b/.test(low) && terms.test(low))
    return true;
  if (/^how (?:far|high|long|much) can (?:i|we|you|a|one)\b/.test(low)) return true;
  if (own.test(low) && !/\b(?:what happens|how does|how do|explain|when do|rules?|mean|work)\b/.test(low))
    return false;
  if (
    /\bwork(?:s|ing)?$/.test(low) &&
    /^(?:how (?:does|do)|explain how)\b/.test(low) &&
    !/\b(?:this|that|it|the \w+)(?: \w+)? works?$/.test(low)
  )
    return true;
  return terms.test(low) || combat.test(low);
}

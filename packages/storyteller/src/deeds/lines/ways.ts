export const nowhere: readonly string[] = [
  '{Where} is not on the way from here[, sad to say|]. On the way: {ways}.',
  'One can dream of {where}, but not walk there; one can walk to {ways}.',
  'There is no way from here to {where}[, {you}|]; one can get to {ways}.',
  'You would {echo}, but the road from {here} does not lead there. It leads to {ways}.',
  '{Where} is [too far off|beyond your reach from here], and no way leads there, [I am afraid|sad to say]. From {here} one can go to {ways}.',
  'Nobody {at} could tell you the way to {where}: there is none from here. To {ways}, though, [they could|there is a way].',
  'However you turn it, no path goes to {where}; [open to your feet|within reach]: {ways}.',
  'To {echo} would take [wings and a map|longer than this tale]: no way leads there. Nearer by: {ways}.',
];

export const nowhereAtAll: readonly string[] = [
  'There is no way from here to {where}[, {you}|], nor to much else.',
  'You would {echo}, but no way leads there from {here}.',
];

export const beyondReach: readonly string[] = [
  'No leap and no arm [comes so far|is long enough], {you}: you cannot {echo}.',
  'To {echo} is [for songs|for those who tell of it], not for legs [and hands|of flesh].',
  'You would {echo}, but it is further off than anybody has ever reached.',
];

export const whichWay: readonly string[] = [
  'You can get from here to {ways}. Which is it to be[, {you}|]?',
  'Ways there are: to {ways}. [Say which|It is for you to say which].',
  '[Gladly|Very well]: to {ways}?',
];

export const hereAlready: readonly string[] = [
  'You are {at} already[, {you}|].',
  'No need to go far: this is {here}.',
  'You [take a few steps|turn once around], and you are where you wanted to be: {at}.',
];

export const walkTo: readonly string[] = [
  'You {echo}, [a dozen steps|a few steps], and stand before {thing}.',
  'You {echo}: now {thing} <is|are> within reach.',
  'You {echo}, and stop [beside|just before] {thing}.',
  'You {echo}. From [here|so close] one sees {thing} better.',
];

export const off: readonly string[] = [
  'You {echo}.',
  'You {echo}, and [nothing holds you|nobody holds you back].',
  'You {echo}[, one foot before the other|, without looking back|, and the way lies open].',
  'You {echo}; [the way is clear|nothing is in the way].',
  '[No sooner said than done|Gladly]: you {echo}.',
  'You {echo}, {you}, [by the shortest way|at an easy pace].',
  '[Up and away|Onward]: you {echo}.',
];

export const noWayBack: readonly string[] = [
  'There is nothing to go back to: the tale began {at}.',
  'You look back the way you came, and there is none [yet|so far]: it all begins {at}.',
  'Behind you is only the road that brought you here, and it is done with; you are {at}.',
];

export const openAlready: readonly string[] = [
  'The way to {way} is open already; nothing is left to overcome.',
  'No need to {echo}: nobody bars the way to {way} any longer.',
  'You would {echo}, but {thing} <is|are> no hindrance any more: {way} lies open.',
];

export const failed: readonly string[] = [
  'You try to {echo}, and [think better of it halfway|are turned back]: {thing} [<is|are> in the way as before|<has|have> not given a step].',
  'You try to {echo}, [a second way|another way], and {thing} [<is|are> still there|<stays as it was|stay as they were>].',
  '[Nothing doing|No luck]: you try to {echo}, and {way} is as far off as before.',
  'You try to {echo}, and {thing} [<stays|stay>|still <stays|stay>] between you and {way}.',
  'You try to {echo}; once more {thing} [<is|are> too much for it|<wins|win>].',
  'You try to {echo}, and are no nearer to {way}: {thing} <is|are> still there.',
  'You try to {echo}. [Not this time|Not so], <says|say> {thing}, in <its|their> own way; {way} must wait.',
  'You try to {echo}, and [have to step back|it comes to nothing]; {thing} [<is as it was|are as they were>|<is|are> unmoved].',
];

export const passed: readonly string[] = [
  'You {echo}, and {thing} <is|are> behind you: the way to {way} is open.',
  'You {echo}; {thing} [<holds|hold> you no longer|<is|are> no hindrance now], and {way} lies ahead.',
];

export const following: readonly string[] = [
  'You {echo}; {who} [looks round|stops] and [is going nowhere just now|stays where one can talk].',
  'You {echo}, and get as far as {who} does, which is [three steps|the next corner].',
];

export const unlocked: readonly string[] = [
  'You {echo}: the {key} [turns|fits] as if it had been waiting, and {way} is open.',
  '[With|It takes only] the {key}, [a turn and a push|and no force at all]: you {echo}, and nothing bars {way} any more.',
  'The {key} is the right one. You {echo}, and {way} lets you in.',
];

export const stillShut: readonly string[] = [
  'You {echo}, and stand before what you know already: {way} is shut to you. [A key, a word in the right ear or a strong arm|Leave, force or cunning] might change that.',
  'To {echo} takes more than feet: {way} is [as shut as before|still closed].',
  '{Way} does not open [to a wish|by itself], {you}; somebody has seen to that.',
];

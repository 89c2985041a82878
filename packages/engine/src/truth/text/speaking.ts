import { wordSet } from './inflect.ts';

/** Verbs that stand beside what somebody says. */
export const speaking = wordSet(
  '=say =tell =ask =reply =answer =shout =whisper =mutter =murmur =cry =call =declare =announce =growl =snap =snarl =yell =add =respond =exclaim =hiss =mumble =agree =laugh =grumble =quip =joke =promise =plead =grunt =roar =bellow =sneer =scoff =chuckle =sigh =breathe =demand =insist =admit =rasp =purr =coo =drawl =bark =boom =croon =whine =offer =warn =protest =confess =begin =continue =interrupt =observe =remark =suggest =tease =grin =smile =blurt =stammer =croak =vow =swear =snort =retort =counter =explain =intone =chant =pray =call =concede =echo dice dit sagt sagst diz disse ruft fragt antwortet répond demande pregunta responde chiede risponde pergunta murmelt dices dis dici grita gritas schreit schreist crie cries urla grida flüstert susurra murmura exclama sussurra sagte fragte rief antwortete dijo preguntó respondió disse chiese rispose perguntou respondeu répondit demanda',
);

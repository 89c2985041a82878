/** The sentences of a game master in one language; `{}` is filled in. */
export interface Voice {
  /** Words by which the language is known. */
  words: string;
  welcome: string;
  calm: string;
  success: string;
  failure: string;
  ask: string;
  wound: string;
  heal: string;
  gain: string;
  give: string;
  condition: string;
  unknown: string;
  sheet: string;
  pause: string;
  over: string;
}

const english: Voice = {
  words: 'the and you of to is with what that it i my at for from',
  welcome: 'Welcome to the fire, {}. The lamps are lit and the story is yours to begin.',
  calm: 'The air is still, and nothing stands in the way. There is more to see here. What do you do?',
  success: 'The dice show {}. It goes well, and the way lies open. What do you do?',
  failure: 'The dice show {}. It goes wrong, and there is noise enough to wake the hills. What do you do?',
  ask: 'The outcome hangs in the air. Please roll {} and tell me the total.',
  wound: 'Pain shoots up your arm: that is {} damage. What do you do?',
  heal: 'Warmth spreads through you, and {} hit points return. What do you do?',
  gain: 'The {} is yours now and goes into your pack. What do you do?',
  give: 'The {} changes hands. What do you do?',
  condition: 'Your stomach turns to ice: you are {}. What do you do?',
  unknown: 'Nobody here can tell you that. It is for you to find out. What do you do?',
  sheet: 'Your sheet says it plainly: you have {} hit points. What do you do?',
  pause: 'Then we bank the fire and go on another time. The road is still there.',
  over: 'The light of the evening falls on what you have done, and the story has come to its end.',
};

const german: Voice = {
  words: 'der die das und du ist nicht ein eine ich mich auf dem den mit vorbei um',
  welcome: 'Willkommen am Feuer, {}. Die Lampen brennen, und die Geschichte gehört euch.',
  calm: 'Die Luft ist still, und nichts steht dir im Weg. Hier ist noch mehr zu sehen. Was tust du?',
  success: 'Die Würfel zeigen {}. Es geht gut, und der Weg ist frei. Was tust du?',
  failure: 'Die Würfel zeigen {}. Es geht schief, und der Lärm ist weit zu hören. Was tust du?',
  ask: 'Das ist noch nicht entschieden. Bitte würfle {} und nenne mir die Summe.',
  wound: 'Der Schmerz fährt dir in den Arm: das sind {} Punkte Schaden. Was tust du?',
  heal: 'Die Wärme steigt in dir auf, und {} Trefferpunkte kehren zurück. Was tust du?',
  gain: '{}: das ist nun in deinem Beutel. Was tust du?',
  give: '{}: das geht von Hand zu Hand. Was tust du?',
  condition: 'Dir wird kalt: der Zustand ist {}. Was tust du?',
  unknown: 'Das weiß hier niemand, und du musst es selbst herausfinden. Was tust du?',
  sheet: 'Auf dem Bogen steht es: du hast {} Trefferpunkte. Was tust du?',
  pause: 'Dann lassen wir das Feuer ruhen und spielen ein anderes Mal weiter.',
  over: 'Der Abend senkt sich auf das, was du getan hast, und die Geschichte ist zu Ende.',
};

const french: Voice = {
  words: 'le la les et je vous tu des est une dans que ne avant pas du au avec',
  welcome: 'Bienvenue au coin du feu, {}. Les lampes sont allumées et le récit est à vous.',
  calm: 'Le vent est tombé et rien ne te barre la route. Il y a encore des choses à voir dans ce lieu. Que fais-tu ?',
  success: 'Les dés montrent {}. Tout va bien, et la voie est libre. Que fais-tu ?',
  failure: 'Les dés montrent {}. Cela tourne mal, et le bruit porte loin dans la nuit. Que fais-tu ?',
  ask: 'Le sort est encore dans la balance. Lance {} et dis-moi le total.',
  wound: 'La douleur remonte dans le bras : ce sont {} points de dégâts. Que fais-tu ?',
  heal: 'La chaleur revient dans le corps, et {} points de vie avec elle. Que fais-tu ?',
  gain: '{} : cela est dans ton sac. Que fais-tu ?',
  give: '{} : cela passe dans une autre main. Que fais-tu ?',
  condition: "Le froid te prend au ventre : l'état est {}. Que fais-tu ?",
  unknown: 'Personne ne le sait ici, et il te faut le découvrir. Que fais-tu ?',
  sheet: 'La feuille le dit : tu as {} points de vie. Que fais-tu ?',
  pause: 'Alors on laisse dormir le feu et on reprend une autre fois.',
  over: 'Le soir tombe sur ce qui est accompli, et le récit est fini.',
};

const spanish: Voice = {
  words: 'el la los las y que de en un una por mi al salgo miro con del se',
  welcome: 'La lumbre te espera, {}. Las lámparas arden y la historia es de ustedes.',
  calm: 'El aire está en calma y nada se interpone en el camino. En este lugar hay más que ver. ¿Qué haces?',
  success: 'Los dados muestran {}. Sale bien, y el camino está libre. ¿Qué haces?',
  failure: 'Los dados muestran {}. Sale mal, y el ruido se oye en todo el valle. ¿Qué haces?',
  ask: 'La suerte está en el aire. Tira {} y dime el total.',
  wound: 'El dolor sube por el brazo: son {} puntos de daño. ¿Qué haces?',
  heal: 'El calor vuelve al cuerpo, y con él {} puntos de golpe. ¿Qué haces?',
  gain: '{}: ya está en la bolsa. ¿Qué haces?',
  give: '{}: pasa de una mano a la otra. ¿Qué haces?',
  condition: 'Un frío te sube por el vientre: el estado es {}. ¿Qué haces?',
  unknown: 'Nadie lo sabe en este lugar, y te toca a ti averiguarlo. ¿Qué haces?',
  sheet: 'La hoja lo dice: tienes {} puntos de golpe. ¿Qué haces?',
  pause: 'Entonces se deja dormir la lumbre y se sigue otro día.',
  over: 'La tarde cae sobre lo que has hecho, y la historia ha llegado al final.',
};

const italian: Voice = {
  words: 'il di che e un una ti a con del della si per non lo gli cerco lasciarci passare',
  welcome: 'Il fuoco ti aspetta, {}. Le lampade sono accese e la storia è vostra.',
  calm: 'Il vento è calmo e niente ti sbarra la strada. C’è ancora molto da vedere in questo luogo. Che cosa fai?',
  success: 'I dadi mostrano {}. Va bene, e la strada è libera. Che cosa fai?',
  failure: 'I dadi mostrano {}. Va male, e il rumore si sente per tutta la valle. Che cosa fai?',
  ask: 'La sorte è ancora in bilico. Lancia {} e dimmi il totale.',
  wound: 'Il dolore sale per il braccio: sono {} punti di danno. Che cosa fai?',
  heal: 'Il calore torna nel corpo, e con lui {} punti ferita. Che cosa fai?',
  gain: '{}: è nella tua borsa. Che cosa fai?',
  give: '{}: passa in un’altra mano. Che cosa fai?',
  condition: 'Un freddo ti prende il ventre: lo stato è {}. Che cosa fai?',
  unknown: 'Non lo sa nessuno, e tocca a te scoprirlo. Che cosa fai?',
  sheet: 'La scheda lo dice: hai {} punti ferita. Che cosa fai?',
  pause: 'Allora si lascia dormire il fuoco e si va avanti un’altra volta.',
  over: 'La sera scende su ciò che hai fatto, e la storia è giunta alla fine.',
};

const voices = [english, german, french, spanish, italian];

/** The voice in the language of a message. */
export function voiceFor(message: string): Voice {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = voices.map((voice) => {
    const known = new Set(voice.words.split(' '));
    return { voice, count: words.filter((word) => known.has(word)).length };
  });
  return hits.reduce((best, next) => (next.count > best.count ? next : best)).voice;
}

export function say(sentence: string, filling: string | number): string {
  return sentence.replace('{}', String(filling));
}

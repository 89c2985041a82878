import { patterns } from '../pattern.ts';

const tale =
  'campaign|adventure|game|story|tale|saga|journey|chronicle|legend|epic|odyssey|session|adventures|quest';
const foreignTale =
  'kampagne|abenteuer|geschichte|spiel|partie|campagne|aventure|histoire|jeu|campaña|aventura|historia|partida|juego|campagna|avventura|storia|partita|gioco|campanha|história|jogo';

/** The end of the game itself. */
export const endShapes = patterns(
  'game over',
  'thank|thanks ... for ?having playing|played|joining|joined',
  `the|our|your|this ${tale} ... =be|has|have|had|'s .. over|ended|told|finished|concluded|complete|completed|done`,
  `the|our|your|this .. campaign|adventure|game|story|tale|saga|journey|chronicle|epic|session|legend .. ends|concludes|finishes|closes`,
  `the|our|your|this ${tale} ended|finished|stopped|concluded here|now|there|today|.|!|,|forever|for`,
  `the|our|your|this ${tale} .. =come|=draw|=reach|at|meets|finds .. end|close|conclusion|finish`,
  `so|thus|here|and|this|where ?is|?it|?all|?where ends|end|ended|concludes|concluded|closes|closed|finishes the|our|your|this .. ${tale}`,
  `=conclude|=end|=finish|=close|=complete|=wrap ?up the|our|your|this|a .. campaign|adventure|story|tale|saga|game|chronicle|session`,
  `campaign|adventure|game|story|session complete|completed|concluded|finished|over|cleared|won .|!|:|—|–`,
  'happily ever after',
  'last|final page|word|evening ?of ?the|?this|?our|?your ~ turned|turns|turn|story|tale|book|campaign|adventure|saga',
  'quest ~ accomplished|finished .|,|!|;|and',
  'finis|no sequel',
  `end of the|our|your|this|? .. ${tale}`,
  "have|has|'ve =win|=lose|=finish|=complete|=beat the game|campaign|adventure|story",
  `with it|that|this|them|him|her|these ?, ?ends|?end|?so the|our|your|this .. campaign|adventure|story|tale|saga|game|chronicle|journey .|!|,|;|ends|end|comes`,
  'roll ?the credits',
  'credits =roll',
  'curtain|curtains =fall|=close|=drop|=come|falls',
  '=close the|this book|chapter ?for|?on ?good ?@pc|?these|?this|?your|?our|?the .|!|,|two|heroes|tale|story|adventure|adventures|campaign|party|@pc|@your',
  'nothing left|more|else to play|tell|narrate',
  'no next|more|further turn|turns|session|sessions|chapters|rolls|adventures to|left|.|,|!|for|in|await|awaits',
  'epilogue :|,|.|—|–|(|!',
  'final|closing summary|score|tally|scene|curtain|chapter .|!|:|closes|ends|of|has',
  'the|our|your|this last|final chapter|page|scene|session ~ =close|=end|=turn|=write|written|turned|over|done|closed|played',
  '=hope @pc|you|everyone =enjoy|enjoyed',
  "@pc|you|party|heroes have|has|'ve|=be|'re|? won|victorious|beaten|finished|completed the|this|our|your game|campaign|adventure|story",
  '@pc|you win !|.',
  '@pc|you|heroes won|win|beat|finished|completed the|this|our game|campaign|adventure|story',
  'pack|put up|away the|your|our|those dice ?away|?up',
  'until next|our|the campaign|game|adventure|next .|!|,|campaign|adventure',
  "that|this =be|'s|concludes|ends ?a|?the|?where wrap|end|we|our .|!|,|end|stop|session|campaign|adventure|story",
  "@your adventuring|questing days|career|life =be|'s|=come|has|have .. over|end|done|behind",
  'here|there|where our|the|your .. story|tale|adventure|campaign|journey|saga ends|end|closes|stops|concludes|finishes',
  "we|i|let ?'ll|?will|?shall|?us|?can end|ends|stop|close|finish|conclude|leave here|it|there|the|our|things .. here|there|campaign|adventure|story|game|session|for",
  `${foreignTale} .. beendet|vorbei|aus|endet|abgeschlossen|ende|terminée|terminé|finie|fini|achevée|achève|termine|fin|terminado|terminada|acabado|acabada|acaba|termina|concluye|final|finita|finito|conclusa|concluso|terminata|terminato|finisce|conclude|fine|terminou|acabou|concluída|concluído|fim|chegou`,
  'danke|merci|gracias|grazie|obrigado|obrigada ... spielen|mitspielen|joué|jugar|giocato|jogar|jugado|jogado',
  'fin|fine|ende|fim|ende|final de|della|del|der|des|du|da|do|unserer|la|l|eurer|di .. geschichte|abenteuers|kampagne|partie|aventure|histoire|historia|aventura|campaña|storia|avventura|campagna|história|campanha|jogo|spiels|jeu|partida|juego|partita|gioco|spiel',
);

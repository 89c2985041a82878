export * from './scripted-model.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { freshDatabase } from './shared-postgres.ts';
export * from './client.ts';
export * from './factories.ts';
export * from './fireside-process.ts';
export { type Nginx, nginxProgram, startNginx } from './nginx.ts';
export {
  type Failure,
  latch,
  modelAnswers,
  type Pace,
  type Reply,
  type StandInAnswer,
} from './stand-in/answers.ts';
export * from './stand-in/model-stand-in.ts';
export * from './table/table-bot.ts';
export * from './players.ts';
export { castOf } from './playtest/cast.ts';
export { findFaults, findProseFaults } from './playtest/find-faults.ts';
export * from './playtest/play-game.ts';
export * from './playtest/play-through-service.ts';
export { transcriptOf } from './playtest/transcript.ts';
export { type WorstWords, worstWords } from './worst-words.ts';
export { attentivePlayer } from './attentive-player.ts';
export { wordLibrary } from './playtest/word-library.ts';
export {
  playWhisperedEvening,
  type WhisperedOutcome,
  type WhisperedStep,
  whisperedSteps,
} from './whispers/whispered-evening.ts';
export { type CharacterName, characterNames, startCharacters } from './characters/characters.ts';

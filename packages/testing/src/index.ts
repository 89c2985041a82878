export * from './scripted-model.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { freshDatabase } from './shared-postgres.ts';
export * from './client.ts';
export * from './factories.ts';
export * from './fireside-process.ts';
export { type Failure, modelAnswers, type Pace, type Reply, type StandInAnswer } from './stand-in/answers.ts';
export * from './stand-in/model-stand-in.ts';
export * from './table/table-bot.ts';

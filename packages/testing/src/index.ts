export * from './scripted-model.ts';

import { formsOf } from '../forms.ts';

const { count } = formsOf('en');

export const about = {
  title: 'About Fireside',
  line: 'Fireside is a game master for a table of friends. It runs on a machine of your own; what you play stays there, except for what a language model of your choosing is asked to narrate.',
  house: {
    title: 'This house',
    version: 'Version',
    gameMaster: 'Game master',
    storyteller: 'The built-in storyteller',
    rulebooks: 'Rulebooks',
    none: 'None',
    passages: (passages: number) => count(passages, { one: 'passage', other: 'passages' }),
  },
  model: {
    title: 'Connecting a model',
    line: 'Without a language model the built-in storyteller runs the table: it needs nothing and no network. To hand the table to a model, the host sets one of these before starting Fireside:',
    own: 'A model on this machine',
    compatible: 'Anything that speaks the same protocol',
    anyName: 'any-name',
  },
  rules: {
    title: 'Rules and attribution',
    line: 'The rulebooks that ship with Fireside are made from the System Reference Document 5.1 by Wizards of the Coast LLC, available under the Creative Commons Attribution 4.0 International License. Fireside is not affiliated with Wizards of the Coast.',
  },
  licences: {
    title: 'Licences',
    line: 'Fireside is free software under the MIT licence. This client stands on the work of others:',
  },
};

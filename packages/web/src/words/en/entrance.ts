import { formsOf } from '../forms.ts';

const { count } = formsOf('en');

export const entrance = {
  home: 'Fireside',
  about: 'About Fireside',
  language: 'Language',
  windowTitle: 'Fireside · a game master for a table of friends',
  heading: 'A game master for a table of friends.',
  line: 'Bring a character and say what you do. Fireside tells the story, rolls the dice where everyone can see them, and keeps the sheets, on a machine of your own.',
  signInOrRegister: 'Sign in or register',
  invited: 'You are invited to a game. Sign in or register, and you will be right back at the invitation.',
  invitedToSignIn: 'You are invited to a game. Sign in, and you will be right back at the invitation.',
  setup: 'Nobody administers this Fireside yet. Register or sign in, and you can.',
  openingInvitation: 'Opening the invitation',
  signIn: {
    heading: 'Sign in',
    submit: 'Sign in',
    question: 'New here?',
    change: 'Create an account',
  },
  register: {
    heading: 'Create an account',
    submit: 'Register',
    question: 'Been here before?',
    change: 'Sign in instead',
  },
  closed: 'New here? Accounts are made by the host of this house. Ask them for yours.',
  invitationCode: 'Invitation code',
  invitationCodeHint: 'Accounts here are for invited guests. The code comes with the invitation to a game.',
  name: 'Name',
  nameHint: 'What the others at the table will call you.',
  password: 'Password',
  passwordHint: (characters: number) =>
    `At least ${count(characters, { one: 'character', other: 'characters' })}. Any characters.`,
  show: 'Show',
  hide: 'Hide',
  /** Behind either of them, for those who listen. */
  thePassword: ' the password',
  sample: {
    caption: 'From an evening by the fire',
    ferry:
      'The ferry bumps against the far bank. Nobody waits with a lantern, though the bell rope is still swinging. Behind the reeds, something heavy stops walking the moment you do.',
    listen: 'I put out our light and listen. How many feet does it walk on?',
    roll: 'Perception',
    four: 'Four. Two of them drag. Whatever it is, it was hurt before you came, and it is more afraid of the bell than of you.',
  },
};

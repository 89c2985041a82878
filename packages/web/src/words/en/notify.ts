export const notify = {
  title: 'Being called',
  question: 'Shall I call you when it is your turn?',
  sound: 'Sound',
  notification: 'Notification',
  no: 'No',
  changedInSettings: 'You can change this in Settings.',

  hint: 'When it is your turn, a roll of yours is awaited or somebody whispers to you, and you are not at that table. In this browser only.',
  soundSwitch: 'A soft sound',
  notificationSwitch: 'A notification of the system',
  refused:
    'This browser does not allow Fireside to show notifications. You can permit it in the settings of the browser for this address.',
  missing: 'This browser cannot show notifications here.',
  missingInsecure: 'Browsers show notifications only for addresses that begin with https://.',
  example: 'This is how I call you.',

  yourTurn: 'It is your turn.',
  yourRoll: (notation: string) => `Your roll is awaited: ${notation}`,
  whispers: (name: string) => `${name} whispers to you.`,
  dmWhispers: 'The DM whispers to you.',
};

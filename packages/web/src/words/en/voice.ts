export const voice = {
  readAloud: 'Read the story aloud',
  readAloudHint: 'Each answer of the DM is read by this device once it is whole.',
  noReading: 'This browser has no voice to read with.',
  dictation: 'Dictate what you write',
  dictationHint:
    'A microphone stands beside the field. Fireside sends no sound anywhere; the maker of your browser may listen in order to write it down.',
  noDictation: 'This browser cannot take dictation.',
  reading: 'Reading aloud',
  stopReading: 'Stop reading',
  dictate: 'Dictate',
  stopDictating: 'Stop dictating',
  notAllowed: 'The browser does not let this page use the microphone.',
  notHeard: 'Nothing could be understood. Try again.',
};

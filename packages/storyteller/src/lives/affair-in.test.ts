import { describe, expect, it } from 'vitest';
import { affairIn } from './affair-in.ts';

describe('what somebody is asked of their own life', () => {
  it.each([
    ['ask Marta if they have any children', 'Children'],
    ['Do you have children, Marta?', 'Children'],
    ['got any kids?', 'Children'],
    ['do u have a wife', 'Spouse'],
    ['Are you married?', 'Spouse'],
    ['do you have any brothers or sisters?', 'Siblings'],
    ['What did your father do?', 'Parents'],
    ['ask her when she last saw her family', 'Family'],
    ['ask him if he lives alone', 'Home'],
    ['Where are you from, Marta?', 'Origin'],
    ['ask Marta where she grew up', 'Origin'],
    ['How long have you worked here?', 'Since'],
    ['ask Marta how long they have been working here', 'Since'],
    ['Who do you answer to?', 'Boss'],
    ['ask Marta who her boss is', 'Boss'],
    ['What do they pay you?', 'Pay'],
    ['ask him what he earns', 'Pay'],
    ['Do you like your work?', 'Liking'],
    ['Who taught you your trade?', 'Calling'],
    ['Why did you take this job?', 'Calling'],
    ['ask the smith what she did before this', 'Before'],
    ['whats your story', 'Before'],
    ['where were you last night?', 'Whereabouts'],
    ['ask him what his worst day in this job was', 'Worst'],
    ['Did you sleep well?', 'Sleep'],
    ['Are you afraid?', 'Fear'],
    ['ask her what scares her', 'Fear'],
    ['why are you so sad?', 'Mood'],
    ['Whom do you trust here?', 'Trust'],
    ['What do you want most in the world?', 'Want'],
    ['What would you do in my place?', 'Advice'],
    ['What is your greatest regret?', 'Regret'],
    ['why do you stay?', 'Leave'],
    ['What will you do when this is all over?', 'Future'],
    ['Is that your dog?', 'Pet'],
    ['Do you owe anybody money?', 'Debt'],
    ['What are you hiding from us?', 'Secret'],
    ['can you read?', 'Read'],
    ['How is business?', 'Day'],
    ['ask her how much gold she has', 'Savings'],
    ['What keeps you up at night?', 'Fear'],
    ['what were you like as a child?', 'Origin'],
    ['Have you ever killed anyone?', 'Kill'],
  ])('%s', (text, affair) => {
    expect(affairIn(text, 'Marta Bell')).toBe(affair);
  });

  it.each([
    'Who killed the miller?',
    'What do you want?',
    'Have you seen the children?',
    'What do you know of the toll?',
    'Where were the guards?',
    'Are you afraid of the Grey Regent?',
    'Can you read this letter for me?',
    'How do you know that?',
    'Why did you take the crown?',
    'Did you kill Lord Blackwood?',
    'Who sleeps in the loft?',
    'What do you know about the ring?',
    'Do you have a horse we could borrow?',
    'Could we have supper here?',
    'How could the thief leave the village?',
    'Who do you think killed a man like that?',
    'Did he use a knife?',
    'What do your people want?',
    'What is the worst thing that could happen?',
    'Who is good at locks?',
  ])('is not: %s', (text) => {
    expect(affairIn(text, 'Marta Bell')).toBeNull();
  });

  it('says nothing by a name alone: Brother Wise has no brother for it', () => {
    expect(affairIn('Brother Wise, what is the way?', 'Brother Wise')).toBeNull();
  });
});

import { interaction } from '../harness.ts';

const asked = (text: string) => ({ args: { text, language: 'it' }, query: { text, language: 'it' } });

const named = (code: string) => ({ args: { code }, query: { code } });

/** The search of everything, as the command palette asks. */
export const searchInteractions = [
  interaction('findAnything', { state: 'records of every kind about Aurora', ...asked('aurora') }),
  interaction('findAnything', {
    variant: 'misspelt',
    state: 'records of every kind about Aurora',
    ...asked('inizza'),
  }),
  interaction('findAnything', { variant: 'vehicles', state: 'a market user of Aurora', ...asked('aurora') }),
  interaction('findAnything', {
    variant: 'empty',
    state: 'records of every kind about Aurora',
    ...asked('zzzz'),
  }),
  interaction('getOptionUses', { state: 'an option in a pack', ...named('W18') }),
  interaction('getOptionUses', {
    variant: 'nowhere',
    state: 'an option that no vehicle offers',
    ...named('OWN'),
  }),
];

import { interaction } from '../harness.ts';

export const optionOverviewInteractions = [
  interaction('getConfGridByModelOptColor', {
    state: 'the wheel 431 in a grid',
    args: { optcode: '431', model: 'AURORA_15_HYB', language: 'de' },
    query: { optcode: '431', model: 'AURORA_15_HYB', language: 'de' },
    text: '<dl>[\\s\\S]*431[\\s\\S]*Optional[\\s\\S]*<table>[\\s\\S]*072[\\s\\S]*',
  }),
  interaction('getConfGridByModelOptColor', {
    variant: 'allModels',
    state: 'the wheel 431 in a grid',
    args: { optcode: '431', model: 'DEFAULT' },
    query: { optcode: '431', model: 'DEFAULT' },
    text: '<dl>[\\s\\S]*431[\\s\\S]*<table>[\\s\\S]*3410127[\\s\\S]*',
  }),
  interaction('getConfGridByModelOptColor', {
    variant: 'unknown',
    status: '404',
    args: { optcode: 'NOPE' },
    query: { optcode: 'NOPE' },
  }),
];

import { interaction } from '../harness.ts';

/** What operators ask; the frontend calls none of them. */
export const healthInteractions = [
  interaction('checkLive', {}),
  interaction('checkReady', {}),
  interaction('checkReady', { variant: 'stopping', state: 'the server is stopping', status: '503' }),
  interaction('getMetrics', {}),
];

import { interaction } from '../harness.ts';

/** For operators; the frontend calls none of them. */
export const healthInteractions = [
  interaction('checkLive', {}),
  interaction('checkReady', {}),
  interaction('checkReady', { variant: 'stopping', state: 'the server is stopping', status: '503' }),
  interaction('getMetrics', {}),
];

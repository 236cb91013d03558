// All areas, which no screen needs at once: for contracts and tests.
import './index';
import { emptyApi } from './empty-api';
import type { EveryCall } from './index';

export const everyCall = emptyApi.endpoints as unknown as EveryCall;

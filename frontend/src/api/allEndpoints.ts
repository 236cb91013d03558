// All areas, which no screen needs at once: for contracts and tests.
import '.';
import { emptyApi } from './empty-api';
import type { EveryCall } from '.';

export const allEndpoints = emptyApi.endpoints as unknown as EveryCall;

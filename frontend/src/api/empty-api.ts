import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The API that the generated endpoints are injected into. */
export const emptyApi = createApi({ baseQuery, endpoints: () => ({}) });

import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { tagTypes } from './calls/tags.gen';

/** The API that the generated endpoints are injected into, each area with the first screen that calls it. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
  refetchOnReconnect: true,
});

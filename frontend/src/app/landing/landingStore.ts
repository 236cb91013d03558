import { configureStore } from '@reduxjs/toolkit';
import { ccbApi } from '../../api';

/** What the public page needs of the store: the calls and their answers. */
export const makeLandingStore = () =>
  configureStore({
    reducer: { [ccbApi.reducerPath]: ccbApi.reducer },
    middleware: (defaults) => defaults().concat(ccbApi.middleware),
  });

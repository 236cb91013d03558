import { createSlice } from '@reduxjs/toolkit';

/** How many calls are under way (R-026: the spinner stays until the last one ends). */
const slice = createSlice({
  name: 'pendingCalls',
  initialState: 0,
  reducers: {
    callStarted: (count) => count + 1,
    callEnded: (count) => Math.max(0, count - 1),
  },
});

/** Sent by the base query around each call. */
export const { callStarted, callEnded } = slice.actions;
export const pendingCallsReducer = slice.reducer;

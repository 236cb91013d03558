import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { CallProblem } from './problem';
import { loggedOut, sessionStarted } from './session';
import { t } from '../texts/api.gen';

export type Tone = 'success' | 'error' | 'info';
export type Notice = {
  id: string;
  tone: Tone;
  text: string;
  title?: string;
  /** A second line, such as the request id. */
  detail?: string;
  /** Of a second button, such as 'Reopen'; what it does is kept by `takeAction`. */
  actionLabel?: string;
};
/** Toasts stand in the corner; a message is a dialog with one sentence. */
export type NoticesState = {
  toasts: Notice[];
  messages: Notice[];
  /** The user who signed in last: what is shown to one is neither to be read nor undone by the next. */
  owner?: string;
  /** After a logout: what a call that outlasts it has achieved is told to nobody. */
  isOut?: boolean;
};

const initialState: NoticesState = { toasts: [], messages: [] };
const withId = (notice: Omit<Notice, 'id'> & { id?: string }) => ({ payload: { id: nanoid(), ...notice } });

const isSame = (one: Notice, other: Notice): boolean =>
  (['tone', 'text', 'title', 'detail', 'actionLabel'] as const).every((part) => one[part] === other[part]);

const isUnheard = ({ isOut }: NoticesState, { tone }: Notice): boolean =>
  isOut === true && tone === 'success';

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toastShown: {
      // What several readings of one page meet, such as a right that is gone, is told once.
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        if (isUnheard(state, payload)) return;
        if (payload.tone !== 'error' || !state.toasts.some((toast) => isSame(toast, payload)))
          state.toasts.push(payload);
      },
      prepare: withId,
    },
    messageShown: {
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        if (!isUnheard(state, payload)) state.messages.push(payload);
      },
      prepare: withId,
    },
    noticeDismissed(state, { payload: id }: PayloadAction<string>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
      state.messages = state.messages.filter((message) => message.id !== id);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state) => ({ ...state, ...initialState, isOut: true }));
    // Also somebody else after a session that ended by itself.
    builder.addCase(sessionStarted, (state, { payload: { user } }) => {
      if (state.owner !== undefined && state.owner !== user.username) Object.assign(state, initialState);
      state.owner = user.username;
      state.isOut = false;
    });
  },
});

/** Plain actions for whoever has a store but no hooks; screens use `useNotices`. */
export const { toastShown, messageShown, noticeDismissed } = slice.actions;
export const noticesReducer = slice.reducer;

// Functions do not belong in the store.
const actionById = new Map<string, () => void>();

/** What the second button of a notice does; answers it once and forgets it. */
export function takeAction(id: string): (() => void) | undefined {
  const action = actionById.get(id);
  actionById.delete(id);
  return action;
}

/** Forgets what notices would have done that are there no more. */
export function forgetActionsOfGone({ toasts, messages }: NoticesState): void {
  const shown = new Set([...toasts, ...messages].map(({ id }) => id));
  for (const id of actionById.keys()) if (!shown.has(id)) actionById.delete(id);
}

export type NoticeOptions = {
  title?: string;
  detail?: string;
  /** Offers 'Reopen', which closes the notice and calls this: bring back the form with what was typed. */
  onReopen?: () => void;
  /** Of a sign-in, whose 401 is no end of a session. */
  isSignIn?: boolean;
  /** Any other second button, such as 'Restore' after a deletion. */
  action?: { label: string; onClick: () => void };
};

export type Notices = {
  /** Green note in the corner that leaves by itself; what it answers takes it away before, such as with its Undo. */
  toastSuccess(text: string, options?: NoticeOptions): () => void;
  /**
   * Discreet red note in the corner that stays until it is dismissed (decision A-37), or until what it answers is called; none beside
   * the banner of a server that is away, and none at the end of a session.
   */
  toastFailure(problem: CallProblem | string, options?: NoticeOptions): (() => void) | undefined;
  /** Green dialog with the reply's message. */
  showSuccess(text: string, options?: NoticeOptions): void;
  /** Red dialog with the error's message; none at the end of a session, which the login page tells. */
  showFailure(problem: CallProblem | string, options?: NoticeOptions): void;
};

/** A refusal explains itself; a fault of the server is worth reporting, so its request id is shown. */
function wordsOf(problem: CallProblem | string): Pick<Notice, 'text' | 'detail'> {
  if (typeof problem === 'string') return { text: problem };
  const { message, requestId, status } = problem;
  return status >= 500 && requestId
    ? { text: message, detail: t('Request {requestId}', { requestId }) }
    : { text: message };
}

const isSessionEnd = (problem: CallProblem | string): boolean =>
  typeof problem !== 'string' && problem.status === 401;

type Show = typeof toastShown | typeof messageShown;

/** What tells the user how things went; stable between renders. */
export function useNotices(): Notices {
  const dispatch = useDispatch();
  return useMemo(() => {
    const show = (create: Show, tone: Tone, problem: CallProblem | string, options: NoticeOptions = {}) => {
      const { title, detail, onReopen } = options;
      const action = options.action ?? (onReopen && { label: t('Reopen'), onClick: onReopen });
      const id = nanoid();
      if (action) actionById.set(id, action.onClick);
      const words = { ...wordsOf(problem), ...(title && { title }), ...(detail && { detail }) };
      dispatch(create({ id, tone, ...words, actionLabel: action?.label }));
      return () => {
        actionById.delete(id);
        dispatch(noticeDismissed(id));
      };
    };
    return {
      toastSuccess: (text, options) => show(toastShown, 'success', text, options),
      toastFailure: (problem, options) => {
        if (typeof problem === 'string' || !(problem.isAway || isSessionEnd(problem)))
          return show(toastShown, 'error', problem, options);
      },
      showSuccess: (text, options) => show(messageShown, 'success', text, options),
      showFailure: (problem, options) => {
        if (options?.isSignIn || !isSessionEnd(problem)) show(messageShown, 'error', problem, options);
      },
    };
  }, [dispatch]);
}

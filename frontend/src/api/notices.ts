import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { CallProblem } from './problem';

export type Tone = 'success' | 'error' | 'info';
/** A note in the corner: success leaves by itself, a failure stays until it is dismissed. */
export type Toast = { id: string; tone: Tone; text: string; detail?: string };
/** A dialog with one sentence: green for success, red for failure (specification 1, section 8). */
export type MessageNotice = {
  id: string;
  tone: Tone;
  text: string;
  title?: string;
  detail?: string;
  canReopen: boolean;
};
export type NoticesState = { toasts: Toast[]; messages: MessageNotice[] };

const initialState: NoticesState = { toasts: [], messages: [] };

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => void state.toasts.push(payload),
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(), ...toast } }),
    },
    messageShown: {
      reducer: (state, { payload }: PayloadAction<MessageNotice>) => void state.messages.push(payload),
      prepare: (message: Omit<MessageNotice, 'id' | 'canReopen'> & Partial<MessageNotice>) => ({
        payload: { id: nanoid(), canReopen: false, ...message },
      }),
    },
    noticeDismissed(state, { payload: id }: PayloadAction<string>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
      state.messages = state.messages.filter((message) => message.id !== id);
    },
  },
});

export const { toastShown, messageShown, noticeDismissed } = slice.actions;
export const noticesReducer = slice.reducer;

// Functions do not belong in the store; a message that can be undone keeps its way back here.
const reopenById = new Map<string, () => void>();

/** The way back of a message, once; forgets it. */
export function takeReopen(id: string): (() => void) | undefined {
  const reopen = reopenById.get(id);
  reopenById.delete(id);
  return reopen;
}

export type MessageOptions = {
  title?: string;
  /** Offers 'Riapri', which closes the message and calls this: bring back the form with what was typed. */
  onReopen?: () => void;
};

export type Notices = {
  /** Green note in the corner, for about 5 s. */
  toastSuccess(text: string): void;
  /** Discreet red note in the corner that stays until it is dismissed (readings A-37). */
  toastFailure(problem: CallProblem | string): void;
  /** Green dialog with the reply's message. */
  showSuccess(text: string, options?: MessageOptions): void;
  /** Red dialog with the error's message. */
  showFailure(problem: CallProblem | string, options?: MessageOptions): void;
};

const wordsOf = (problem: CallProblem | string) =>
  typeof problem === 'string'
    ? { text: problem }
    : { text: problem.message, detail: problem.requestId && `Request ${problem.requestId}` };

/** What tells the user how things went; stable between renders. */
export function useNotices(): Notices {
  const dispatch = useDispatch();
  return useMemo(() => {
    const show = (tone: Tone, words: { text: string; detail?: string }, options: MessageOptions = {}) => {
      const id = nanoid();
      if (options.onReopen) reopenById.set(id, options.onReopen);
      dispatch(messageShown({ id, tone, ...words, title: options.title, canReopen: !!options.onReopen }));
    };
    return {
      toastSuccess: (text) => void dispatch(toastShown({ tone: 'success', text })),
      toastFailure: (problem) => void dispatch(toastShown({ tone: 'error', ...wordsOf(problem) })),
      showSuccess: (text, options) => show('success', { text }, options),
      showFailure: (problem, options) => show('error', wordsOf(problem), options),
    };
  }, [dispatch]);
}

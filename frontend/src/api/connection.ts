import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';

/** Whether calls get through: `away` is the server or its database, `offline` this browser. */
export type Connection = 'here' | 'away' | 'offline';

const slice = createSlice({
  name: 'connection',
  initialState: 'here' as Connection,
  reducers: { connectionSeen: (_state, { payload }: PayloadAction<Connection>) => payload },
});

export const connectionReducer = slice.reducer;

const readyPath = '/ccb/health/ready';
/** The server itself says within two seconds that its database is silent. */
const answerWithinMs = 4000;

/** What a server that is away, or a proxy before it, answers; 0 is no answer at all. */
export const isNoAnswer = (status: number): boolean => [0, 502, 503, 504].includes(status);

async function look(origin: string): Promise<Connection> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const status = await fetch(`${origin}${readyPath}`, { cache: 'no-store', signal }).then(
    (reply) => reply.status,
    () => 0,
  );
  if (!isNoAnswer(status)) return 'here';
  // Asked last: a server on the same machine answers without any network. The contract tests ask without a browser.
  return 'navigator' in globalThis && !navigator.onLine ? 'offline' : 'away';
}

/** By the store that is told. */
const looking = new WeakMap<object, Promise<Connection>>();

/** Asks the server whether it and its database serve; whoever asks meanwhile gets the same answer. */
export const lookAtConnection =
  (origin: string): ThunkAction<Promise<Connection>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const asked = looking.get(dispatch) ?? look(origin).finally(() => looking.delete(dispatch));
    looking.set(dispatch, asked);
    const connection = await asked;
    dispatch(slice.actions.connectionSeen(connection));
    return connection;
  };

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { ccbApi } from '../../api';
import { messageShown } from '../../api/notices';
import { loginFailed, sessionOf } from '../../api/session';
import { shellTexts } from '../../texts';

/** A user without any application: dialog, login error, back to login. */
export const refuseUser =
  () => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, getState: () => unknown) => {
    if (!sessionOf(getState())) return;
    // The token is read when the call starts, so the session may be forgotten right after.
    void dispatch(ccbApi.endpoints.logout.initiate());
    dispatch(loginFailed());
    dispatch(messageShown({ tone: 'error', title: shellTexts.login, text: shellTexts.userNotEnabled }));
  };

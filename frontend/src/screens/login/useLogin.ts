import { useDispatch } from 'react-redux';
import { useGetTokenMutation, type Credentials } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { loginFailed, sessionStarted, useSessionEnd } from '../../api/session';
import { shellTexts } from '../../texts';

/** Signs in; a failure is recorded and shown in the red dialog with the server's message. */
export function useLogin() {
  const [getToken, { isLoading }] = useGetTokenMutation();
  const dispatch = useDispatch();
  const { showFailure } = useNotices();
  const { loginError } = useSessionEnd();
  const login = async (credentials: Credentials, onFailure: () => void) => {
    const { data, error } = await getToken({ credentials });
    if (data) {
      const { tokenType, token, user } = data;
      dispatch(sessionStarted({ tokenType, token, user }));
      return;
    }
    dispatch(loginFailed());
    // The dialog gives the focus back to whatever has it now.
    onFailure();
    showFailure(problemOf(error), { title: shellTexts.login });
  };
  return { login, isPending: isLoading, hasFailed: loginError && !isLoading };
}

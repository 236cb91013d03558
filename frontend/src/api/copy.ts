import { useNotices } from './notices';
import { t } from '../texts/api.gen';

/** Puts a text on the clipboard and says so: 'As is copied'; browsers allow it on safe addresses only. */
export function useCopy(): (what: string, text: string) => Promise<void> {
  const notices = useNotices();
  return async (what, text) => {
    try {
      await navigator.clipboard.writeText(text);
      notices.toastSuccess(t('{what} copied', { what }));
    } catch (error) {
      console.error(error);
      notices.toastFailure(t('{what} could not be copied: the browser does not allow it here.', { what }));
    }
  };
}

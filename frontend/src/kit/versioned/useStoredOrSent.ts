import { useMemo, useState } from 'react';
import { useIsGone } from '../../ui/useIsGone';

/** What was sent and stored; it counts until there is another reading than `over`. */
interface Sent<Read, Shown> {
  over: Read | undefined;
  shown: Shown;
}

/**
 * What is stored, as it was read or, until the reading after a save has come, as it was sent. `shownOf` has to stay the same
 * function. `readAgain` reads it after a save; `onUnread` gets `unread`, the message for when that fails.
 */
export function useStoredOrSent<Read, Shown, Fresh = Read>(
  read: Read | undefined,
  shownOf: (read: Read) => Shown,
  reload: () => Promise<Fresh | undefined>,
  { unread, onUnread }: { unread: string; onUnread: (message: string) => void },
) {
  const [sent, setSent] = useState<Sent<Read, Shown>>();
  const isGone = useIsGone();
  const stored = useMemo(
    () => (sent && sent.over === read ? sent.shown : read && shownOf(read)),
    [read, sent, shownOf],
  );
  const readAgain = async (shown: Shown) => {
    // After leaving, it is read again on the way back.
    if (isGone.current) return undefined;
    setSent({ over: read, shown });
    const fresh = await reload();
    if (fresh) setSent(undefined);
    else onUnread(unread);
    return fresh;
  };
  return { stored, readAgain };
}

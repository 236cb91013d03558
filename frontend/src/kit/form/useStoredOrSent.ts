import { useMemo, useState } from 'react';
import { t } from '../../texts/kit';

/** What was stored while the reading after it failed: it is what is there, until there is another reading than `over`. */
interface Sent<Read, Shown> {
  over: Read | undefined;
  shown: Shown;
}

/**
 * What is stored, as it was read or, while the reading after a save fails, as it was sent. `shownOf` has to stay the same
 * function. `readAgain` reads anew after a save; `onUnread` tells, in words, that this failed: 'The online taxes are' is
 * how `what` begins.
 */
export function useStoredOrSent<Read, Shown, Fresh = Read>(
  read: Read | undefined,
  shownOf: (read: Read) => Shown,
  reload: () => Promise<Fresh | undefined>,
  { what, onUnread }: { what: string; onUnread: (message: string) => void },
) {
  const [sent, setSent] = useState<Sent<Read, Shown>>();
  const stored = useMemo(
    () => (sent && sent.over === read ? sent.shown : read && shownOf(read)),
    [read, sent, shownOf],
  );
  const readAgain = async (shown: Shown) => {
    const fresh = await reload();
    if (!fresh) {
      setSent({ over: read, shown });
      onUnread(t('{what} saved, but could not be read again. The screen shows what was sent.', { what }));
    }
    return fresh;
  };
  return { stored, readAgain };
}

import { useMemo, useState } from 'react';

/** What was stored while the reading after it failed: it is what is there, until there is another reading than `over`. */
interface Sent<Read, Shown> {
  over: Read | undefined;
  shown: Shown;
}

/**
 * What is stored, as it was read or, while the reading after a save fails, as it was sent. `shownOf` has to stay the same
 * function. `readAgain` reads anew after a save; `onUnread` gets `unread`, the sentence that says that this failed.
 */
export function useStoredOrSent<Read, Shown, Fresh = Read>(
  read: Read | undefined,
  shownOf: (read: Read) => Shown,
  reload: () => Promise<Fresh | undefined>,
  { unread, onUnread }: { unread: string; onUnread: (message: string) => void },
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
      onUnread(unread);
    }
    return fresh;
  };
  return { stored, readAgain };
}

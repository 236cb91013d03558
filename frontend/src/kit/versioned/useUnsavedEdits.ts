import { useState } from 'react';
import { useUnsavedChanges } from '../../ui/dialogs/useUnsavedChanges';
import type { DraftNews } from './editsDraft';
import { takeUpEdits } from './keptEdits';
import { useKeptEdits, useKeptPlace } from './useKeptEdits';

export interface UnsavedEditsProps<Edits> {
  /** Names what is edited: 'IT/3410126'. */
  subject: string;
  /** The version that was read; undefined while it is being read. */
  version: number | undefined;
  /** Of the amounts shown, and of those in the edits; edits in another one no longer apply. */
  currency?: string;
  currencyOf?: (edits: Edits) => string;
  /** Under which name the edits survive the end of a session. */
  slot: string;
  /** How many changes they hold; without any there is nothing to ask about or to keep. */
  countOf: (edits: Edits) => number;
  /** The version that they began with. */
  versionOf: (edits: Edits) => number;
}

/**
 * Edits that are not saved yet; undefined: none. Whoever leaves them is asked first; when the session ends instead, they
 * are kept in this tab for the same user and version, and are there again after signing in.
 */
export function useUnsavedEdits<Edits>(props: UnsavedEditsProps<Edits>) {
  const { subject, version, currency, slot, countOf, versionOf, currencyOf } = props;
  const place = useKeptPlace(slot, subject);
  const [edits, setEdits] = useState<Edits>();
  const [news, setNews] = useState<DraftNews>();
  const [hasLooked, setHasLooked] = useState(false);
  const count = edits === undefined ? 0 : countOf(edits);

  if (!hasLooked && version !== undefined) {
    setHasLooked(true);
    setNews(takeUpEdits<Edits>(place, { version, currency }, (kept) => setEdits(kept)));
  }
  useUnsavedChanges(count > 0, () => setEdits(undefined));
  useKeptEdits(place, news, () =>
    edits !== undefined && count > 0
      ? { version: versionOf(edits), currency: currencyOf?.(edits), count, edits }
      : undefined,
  );
  return { edits, setEdits, count, draft: { news, dismiss: () => setNews(undefined) } };
}

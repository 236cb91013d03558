import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftOwner } from './DraftContext';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { useUnsavedChanges } from '../../ui/dialogs/useUnsavedChanges';
import type { DraftNews } from './editsDraft';

export interface UnsavedEditsProps<Edits> {
  /** Names what is edited: 'IT/3410126'. */
  subject: string;
  /** The version that was read; undefined while it is being read. */
  version: number | undefined;
  /** Under which name the edits survive the end of a session. */
  slot: string;
  /** How many changes they hold; without any there is nothing to ask about or to keep. */
  countOf: (edits: Edits) => number;
  /** The version that they began with. */
  versionOf: (edits: Edits) => number;
}

interface Kept<Edits> {
  version: number;
  count: number;
  at: number;
  edits: Edits;
}

/**
 * Edits that are not saved yet; undefined: none. Whoever leaves them is asked first; when the session ends instead, they
 * are kept in this tab for the same user and version, and are there again after signing in.
 */
export function useUnsavedEdits<Edits>(props: UnsavedEditsProps<Edits>) {
  const { subject, version, slot, countOf, versionOf } = props;
  const owner = use(DraftOwner);
  const place = `${useLocation().pathname}#${subject}`;
  const [edits, setEdits] = useState<Edits>();
  const [news, setNews] = useState<DraftNews>();
  const [hasLooked, setHasLooked] = useState(false);
  const count = edits === undefined ? 0 : countOf(edits);

  if (!hasLooked && version !== undefined) {
    setHasLooked(true);
    const kept = readKept<Edits>(owner, place, slot);
    if (kept) {
      const isSame = kept.version === version;
      if (isSame) setEdits(kept.edits);
      setNews({ kind: isSame ? 'restored' : 'dropped', count: kept.count, at: kept.at });
    }
  }
  useUnsavedChanges(count > 0, () => setEdits(undefined));

  const forget = useEffectEvent(() => forgetDraft(slot));
  const keep = useEffectEvent(() => {
    if (!owner || edits === undefined || count === 0) return;
    const kept: Kept<Edits> = { version: versionOf(edits), count, at: Date.now(), edits };
    keepDraft({ owner, place, opened: {}, title: slot, values: { kept: JSON.stringify(kept) } }, slot);
  });
  useEffect(() => {
    if (news) forget();
  }, [news]);
  useEffect(() => () => keep(), []);
  return { edits, setEdits, count, draft: { news, dismiss: () => setNews(undefined) } };
}

function readKept<Edits>(owner: string, place: string, slot: string): Kept<Edits> | null {
  try {
    return JSON.parse(readDraft(owner, place, slot)?.values.kept ?? 'null') as Kept<Edits> | null;
  } catch {
    return null;
  }
}

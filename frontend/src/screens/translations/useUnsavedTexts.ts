import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftNews } from '../../kit/versioned/editsDraft';
import { forgetEdits, keepEdits, readKept, type KeptPlace } from '../../kit/versioned/keptEdits';
import { useKeptPlace } from '../../kit/versioned/useKeptEdits';
import { t } from '../../texts/translations';
import { holdsText, type Unsaved, type UnsavedTexts } from './unsavedTexts';

type KeptTexts = [id: string, edit: Unsaved][];

/** What is on its way may never arrive: it is kept as one that did not. What was said of a stored text is said again. */
const keptOf = (unsaved: UnsavedTexts): KeptTexts =>
  [...unsaved]
    .filter(([, edit]) => holdsText(edit))
    .map(([id, edit]) =>
      edit.state === 'saving'
        ? [id, { ...edit, state: 'failed', message: t('Not saved before the page was left.') }]
        : [id, edit],
    );

/** It has arrived after all. */
function dropKept(place: KeptPlace, id: string, text: string | undefined): void {
  const kept = readKept<KeptTexts>(place);
  const edits = kept?.edits.filter(([one, edit]) => one !== id || edit.text !== text) ?? [];
  if (edits.length > 0) keepEdits(place, { edits, count: edits.length });
  else if (kept) forgetEdits(place);
}

/** The texts that are not stored yet, by the ids of their cells; those that the end of a session took away are there again. */
export function useUnsavedTexts() {
  const { owner, place: screen } = useKeptPlace('texts');
  const place = useMemo(() => ({ owner, place: screen, slot: 'texts' }), [owner, screen]);
  const [kept] = useState(() => readKept<KeptTexts>(place));
  const [news, setNews] = useState<DraftNews | undefined>(
    kept && { kind: 'restored', count: kept.count ?? 0, at: kept.at },
  );
  const [unsaved, setUnsaved] = useState<UnsavedTexts>(() => new Map(kept?.edits));
  const latest = useRef(unsaved);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const change = useCallback((next: UnsavedTexts) => {
    latest.current = next;
    setUnsaved(next);
  }, []);

  /** What stands there by now, also between two renders. */
  const read = useCallback((id: string): Unsaved | undefined => latest.current.get(id), []);

  const note = useCallback(
    (id: string, edit: Unsaved | undefined) => {
      if (isGone.current && !edit) dropKept(place, id, read(id)?.text);
      const next = new Map(latest.current);
      if (edit) next.set(id, edit);
      else next.delete(id);
      change(next);
    },
    [change, place, read],
  );

  /** Gives up what was refused; what is on its way arrives. */
  const forgetRefused = useCallback(
    () => change(new Map([...latest.current].filter(([, { state }]) => state === 'saving'))),
    [change],
  );

  /** All that is to be kept where the page is taken away, with what is being typed. */
  const toKeep = useCallback((typed?: [id: string, edit: Pick<Unsaved, 'text' | 'seen'>]) => {
    const all = new Map(latest.current);
    if (typed) all.set(typed[0], { ...typed[1], state: 'saving' });
    const edits = keptOf(all);
    return edits.length > 0 ? { edits, count: edits.length } : undefined;
  }, []);

  return useMemo(
    () => ({
      unsaved,
      read,
      note,
      forgetRefused,
      kept: { place, toKeep, news, dismiss: () => setNews(undefined) },
    }),
    [unsaved, read, note, forgetRefused, place, toKeep, news],
  );
}

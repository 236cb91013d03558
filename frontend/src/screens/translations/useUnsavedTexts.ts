import { useCallback, useMemo, useRef, useState } from 'react';
import { useNotices } from '../../api/notices';
import type { CallProblem } from '../../api/problem';
import type { DraftNews } from '../../kit/versioned/editsDraft';
import { keepEdits, readKept, type KeptPlace } from '../../kit/versioned/keptEdits';
import { useKeptPlace } from '../../kit/versioned/useKeptEdits';
import { t } from '../../texts/translations.gen';
import { useIsGone } from '../../ui/useIsGone';
import { holdsText, type Unsaved, type UnsavedTexts } from './unsavedTexts';

type KeptTexts = [id: string, edit: Unsaved][];

/** Those that are kept already, such as by an earlier visit whose save was refused during this one. */
const keptBeside = (place: KeptPlace, own: readonly string[]): KeptTexts =>
  readKept<KeptTexts>(place)?.edits.filter(([id]) => !own.includes(id)) ?? [];

/** It did not arrive, and its page is gone. */
function addKept(place: KeptPlace, id: string, edit: Unsaved): void {
  if (!place.owner || !holdsText(edit)) return;
  const others = keptBeside(place, [id]);
  keepEdits(place, { edits: [...others, [id, edit]], count: others.length + 1 });
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
  const isGone = useIsGone();
  const notices = useNotices();

  const change = useCallback((next: UnsavedTexts) => {
    latest.current = next;
    setUnsaved(next);
  }, []);

  /** What stands there by now, also between two renders. */
  const read = useCallback((id: string): Unsaved | undefined => latest.current.get(id), []);

  const note = useCallback(
    (id: string, edit: Unsaved | undefined) => {
      if (isGone.current && edit && edit.state !== 'saving') addKept(place, id, edit);
      const next = new Map(latest.current);
      if (edit) next.set(id, edit);
      else next.delete(id);
      change(next);
    },
    [change, isGone, place],
  );

  /** Tells of a refusal that nobody would see where the text stands; the banner of a server that is away says nothing of the text. */
  const tellIfGone = useCallback(
    (text: string, problem: CallProblem) => {
      const message = `${text}: ${problem.message}`;
      if (isGone.current) notices.toastFailure({ ...problem, message, isAway: false });
    },
    [isGone, notices],
  );

  /** Gives up what was refused; what is on its way arrives. */
  const forgetRefused = useCallback(
    () => change(new Map([...latest.current].filter(([, { state }]) => state === 'saving'))),
    [change],
  );

  /** What is to be kept where the page is taken away, with what is being typed; what is on its way tells what came of it. */
  const toKeep = useCallback(
    (typed?: [id: string, edit: Pick<Unsaved, 'text' | 'seen'>]) => {
      const all = new Map(latest.current);
      const message = t('Not saved before the page was left.');
      if (typed) all.set(typed[0], { ...typed[1], state: 'failed', message });
      const own = [...all].filter(([, edit]) => holdsText(edit) && edit.state !== 'saving');
      if (own.length === 0) return undefined;
      const edits = [...keptBeside(place, [...all.keys()]), ...own];
      return { edits, count: edits.length };
    },
    [place],
  );

  return useMemo(
    () => ({
      unsaved,
      read,
      note,
      tellIfGone,
      forgetRefused,
      kept: { place, toKeep, news, dismiss: () => setNews(undefined) },
    }),
    [unsaved, read, note, tellIfGone, forgetRefused, place, toKeep, news],
  );
}

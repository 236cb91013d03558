import { use, useEffect, useEffectEvent, useState } from 'react';
import { DraftContext } from '../form/DraftContext';
import { useWatchedForm } from '../form/useWatchedForm';
import type { DraftNews, EditsDraft } from '../versioned/editsDraft';
import { packed, unpacked } from '../versioned/keptEdits';

/** What people tick and edit of a preview. */
export interface PreviewChoice<Choice> {
  /** How many ticks and values differ from the preview. */
  changes: number;
  /** As plain data. */
  choice: () => Choice;
  /** Restores a choice made for the same preview; without one, resets it. */
  restore: (choice?: Choice) => void;
}

export interface KeptPreviewProps<Choice> {
  title: string;
  steps: {
    uploaded?: File;
    isRounding?: boolean;
    result?: unknown;
    upload: (file: File, isRounding?: boolean) => unknown;
  };
  /** Of the plan on show: the same one is the same preview. */
  digest: string | undefined;
  selection: PreviewChoice<Choice>;
  /** Other fields that the preview depends on, for the dialog to begin with. */
  fields?: Record<string, string>;
}

interface Kept<Choice> {
  digest: string;
  fileName: string;
  isRounding: boolean;
  count: number;
  at: number;
  choice: Choice;
}

/** For RestoredPreview. */
export interface KeptPreview extends EditsDraft {
  /** The file to choose again, since the page was reloaded. */
  wanted: string | undefined;
  changes: number;
  discard: () => void;
}

/**
 * Ticks and edits of an import's preview outlive the end of the session: when its dialog is opened again, the same bytes are
 * uploaded once more; if the preview is still the same, everything is restored.
 */
export function useKeptPreview<Choice>(props: KeptPreviewProps<Choice>): KeptPreview {
  const { title, steps, digest, selection, fields } = props;
  const scope = use(DraftContext);
  const [kept, setKept] = useState(() => unpacked<Kept<Choice>>(scope?.values?.preview));
  const [taken, setTaken] = useState<Kept<Choice>>();
  const [news, setNews] = useState<DraftNews>();

  useWatchedForm({
    title,
    isDirty: selection.changes > 0 && digest !== undefined && !steps.result,
    values: () => ({
      ...fields,
      preview: packed({
        digest,
        fileName: steps.uploaded?.name,
        isRounding: steps.isRounding,
        count: selection.changes,
        at: Date.now(),
        choice: selection.choice(),
      }),
    }),
    file: () => steps.uploaded,
  });

  const begin = useEffectEvent(() => {
    if (kept && scope?.file) void steps.upload(scope.file, kept.isRounding);
  });
  const restore = useEffectEvent(() => taken && selection.restore(taken.choice));
  useEffect(() => begin(), []);
  useEffect(() => void restore(), [taken]);
  if (kept && digest !== undefined) {
    const isSame = kept.digest === digest;
    setKept(undefined);
    setTaken(isSame ? kept : undefined);
    setNews({ kind: isSame ? 'restored' : 'dropped', count: kept.count, at: kept.at });
  }

  return {
    news,
    dismiss: () => setNews(undefined),
    wanted: kept && !scope?.file ? kept.fileName : undefined,
    changes: selection.changes,
    discard: () => selection.restore(),
  };
}

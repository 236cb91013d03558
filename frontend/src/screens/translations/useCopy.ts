import { useState } from 'react';
import {
  useCopyTranslationsMutation,
  usePreviewTranslationCopyMutation,
  useUndoTranslationCopyMutation,
  type ImportPreview,
  type TranslationCopy,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { problemOf, type CallProblem } from '../../api/problem';
import { useIsGone } from '../../ui/useIsGone';
import { t } from '../../texts/translations.gen';
import type { TakeBack } from './unsavedTexts';
import { isFinal } from './useCellSaves';

/** A preview, and what it is of: it counts until another copy is asked for. */
interface Shown {
  copy: TranslationCopy;
  plan: ImportPreview;
}

interface CopyCalls {
  /** Texts were copied or taken back: reads them again. */
  onWritten: () => void;
  /** Puts the copy among the steps that can be taken back; answers what takes it back. */
  onCopied: (takeBack: TakeBack) => () => Promise<void>;
  onClose: () => void;
}

/** The steps of a copy: preview, copy, take back. `copy` is what the form asks for. */
export function useCopy(copy: TranslationCopy, { onWritten, onCopied, onClose }: CopyCalls) {
  const outcome = useOutcome();
  const isGone = useIsGone();
  const [preview, { isLoading: isPreviewing }] = usePreviewTranslationCopyMutation();
  const [run, { isLoading: isCopying }] = useCopyTranslationsMutation();
  const [undo] = useUndoTranslationCopyMutation();
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<{ copy: TranslationCopy; told: CallProblem }>();
  const isOfThis = (of: { copy: TranslationCopy } | undefined) =>
    of !== undefined && JSON.stringify(of.copy) === JSON.stringify(copy);
  const plan = isOfThis(shown) ? shown?.plan : undefined;

  const show = async () => {
    setProblem(undefined);
    try {
      setShown({ copy, plan: await preview({ translationCopy: copy }).unwrap() });
    } catch (error) {
      setProblem({ copy, told: problemOf(error) });
    }
  };
  const takeBack = async (id: string) => {
    try {
      outcome.noted((await undo({ run: id }).unwrap()).message);
      if (!isGone.current) onWritten();
      return true;
    } catch (error) {
      outcome.failedQuietly(error);
      return isFinal(problemOf(error).status);
    }
  };
  const apply = async ({ planDigest }: ImportPreview) => {
    setProblem(undefined);
    try {
      const done = await run({ translationCopyRun: { copy, planDigest } }).unwrap();
      const takeBackOnce = onCopied(() => takeBack(done.run));
      outcome.noted(done.message, { action: { label: t('Undo'), onClick: () => void takeBackOnce() } });
      if (isGone.current) return;
      onWritten();
      onClose();
    } catch (error) {
      if (isGone.current) outcome.failedQuietly(error);
      else setProblem({ copy, told: problemOf(error) });
    }
  };
  return {
    plan,
    problem: isOfThis(problem) ? problem?.told : undefined,
    isPreviewing,
    isCopying,
    show,
    apply,
  };
}

import { t } from '../../texts/kit.gen';
import type { Outcome } from '../record/RecordCalls';

/**
 * Notes the name that a file is saved under. Why there is none is told by `failed`, discreetly by default. Returns
 * whether it went well.
 */
export const noteDownload = (
  file: Promise<string | undefined>,
  outcome: Pick<Outcome, 'noted' | 'failedQuietly'>,
  failed: (error: unknown) => void = outcome.failedQuietly,
): Promise<boolean> =>
  file.then(
    (name) => {
      if (name !== undefined) outcome.noted(t('{file} downloaded', { file: name }));
      return true;
    },
    (error: unknown) => {
      failed(error);
      return false;
    },
  );

import { useCallback } from 'react';
import { useExportFamilyIconsMutation } from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import type { CarModelRow } from './carModel';

/** Downloads the icons of a model's family; the server names the archive. */
export function useDownloadIcons() {
  const [exportIcons] = useExportFamilyIconsMutation();
  const outcome = useOutcome();
  return useCallback(
    async ({ modelcode }: CarModelRow) => {
      try {
        outcome.noted(`${saveFile(await exportIcons({ modelName: modelcode }).unwrap())} downloaded`);
      } catch (error) {
        outcome.failed(error);
      }
    },
    [exportIcons, outcome],
  );
}

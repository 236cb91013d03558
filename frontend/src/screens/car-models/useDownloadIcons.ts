import { useCallback } from 'react';
import { useExportFamilyIconsMutation } from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import type { CarModelRow } from './carModel';
import { t } from '../../texts/carModels';

/** Downloads the icons of a model's family; the server names the archive. */
export function useDownloadIcons() {
  const [exportIcons] = useExportFamilyIconsMutation();
  const outcome = useOutcome();
  return useCallback(
    async ({ modelcode }: CarModelRow) => {
      try {
        outcome.noted(
          t('{file} downloaded', {
            file: saveFile(await exportIcons({ modelName: modelcode }).unwrap()),
          }),
        );
      } catch (error) {
        outcome.failed(error);
      }
    },
    [exportIcons, outcome],
  );
}

import { useDeletePriceSolTaxesMutation, useSavePriceSolTaxesMutation } from '../../../api';
import { useNotices } from '../../../api/notices';
import { useMasks } from '../../../api/solMarkets';
import { problemOf } from '../../../api/problem';
import { useTaxEdits } from '../../../kit/taxes/useTaxEdits';
import { onlineTaxTexts } from '../../../texts';
import type { OnlineData } from '../online/useOnlineData';
import { onlineSheet, sheetOf, taxesBody, type OnlineSheet } from './onlineTaxes';
import { t } from '../../../texts/priceConfigurator';

/** The online taxes of a vehicle while they are edited, and what can be done with them. */
export function useOnlineTaxes(countryId: string, vetele: string, { data, reload }: OnlineData) {
  const [saveTaxes] = useSavePriceSolTaxesMutation();
  const [deleteTaxes] = useDeletePriceSolTaxesMutation();
  const mask = useMasks()(countryId);
  return useTaxEdits({
    ...{ read: data, sheetOf, kind: onlineSheet, reload, mask, texts: onlineTaxTexts },
    unread: t('The online taxes are saved, but could not be read again. The screen shows what was sent.'),
    kept: {
      subject: `${countryId}/${vetele}`,
      slot: 'online-taxes',
      versionOf: ({ version }: OnlineSheet) => version,
    },
    save: (sheet) =>
      saveTaxes({
        version: sheet.version,
        solTaxesInput: taxesBody(sheet, countryId, vetele),
      }).unwrap(),
    remove: (ids) => deleteTaxes({ body: ids }).unwrap(),
    problemOf,
    notices: useNotices(),
  });
}

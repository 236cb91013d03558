import {
  useDeleteSolCountryTaxesMutation,
  useGetSolCountryTaxesQuery,
  useSaveSolCountryTaxesMutation,
} from '../../api';
import { useNotices } from '../../api/notices';
import { useMasks } from '../../api/solMarkets';
import { problemOf } from '../../api/problem';
import { useTaxEdits } from '../../kit/taxes/useTaxEdits';
import { countryTaxTexts } from '../../texts';
import { countryTaxSheet, sheetOf, taxesBody } from './countryTaxes';
import { t } from '../../texts/solCountryTaxes';

/** The taxes of a market while they are edited, and what can be done with them. */
export function useCountryTaxes(countryId: string) {
  const list = useGetSolCountryTaxesQuery({ countryId }, { refetchOnMountOrArgChange: true });
  const [saveTaxes] = useSaveSolCountryTaxesMutation();
  const [deleteTaxes] = useDeleteSolCountryTaxesMutation();
  const reload = async () => {
    // A reading that failed still holds the former answer.
    const read = await list.refetch();
    return read.isError ? undefined : read.data;
  };
  const mask = useMasks()(countryId);
  const edits = useTaxEdits({
    ...{ read: list.currentData, sheetOf, kind: countryTaxSheet, reload, mask, texts: countryTaxTexts },
    unread: t('The taxes are saved, but could not be read again. The screen shows what was sent.'),
    // Rows have versions of their own: edits of an ended session are compared with what is stored when they are saved.
    kept: { subject: countryId, slot: 'country-taxes', versionOf: () => 1 },
    save: (sheet) => saveTaxes({ body: taxesBody(sheet, countryId) }).unwrap(),
    remove: (ids) => deleteTaxes({ body: ids }).unwrap(),
    problemOf,
    notices: useNotices(),
  });
  const failure = list.isError && !list.currentData ? problemOf(list.error).message : undefined;
  return { edits, reload, isReading: list.isFetching, failure };
}

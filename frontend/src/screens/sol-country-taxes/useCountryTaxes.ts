import {
  useDeleteSolCountryTaxesMutation,
  useGetSolCountryTaxesQuery,
  useSaveSolCountryTaxesMutation,
  type SolCountryTax,
  type SolCountryTaxInput,
} from '../../api';
import { useNotices } from '../../api/notices';
import { useMasks, type SolMarket } from '../../api/solMarkets';
import { problemOf } from '../../api/problem';
import { useTaxEdits } from '../../kit/taxes/useTaxEdits';
import { countryTaxTexts } from '../../texts';
import { t } from '../../texts/solCountryTaxes.gen';
import type { TaxSheet, TaxSheetKind } from '../../kit/taxes/mergeTaxes';
import { taxRowsOf, wireTaxesOf } from '../../kit/taxes/taxRows';

const sheetOf = (wire: SolCountryTax[]): TaxSheet => ({ taxes: taxRowsOf(wire) });

/** Nothing is edited beside the taxes, and each row has a version of its own. */
const countryTaxSheet: TaxSheetKind<TaxSheet> = {
  otherCells: () => new Map(),
  withOthers: (sheet) => sheet,
  afterDeletion: (sheet) => sheet,
};

/** The body of saveSolCountryTaxes: three rows for each description. */
const taxesBody = ({ taxes }: TaxSheet, countryId: string): SolCountryTaxInput[] =>
  wireTaxesOf(taxes).map((tax) => ({ ...tax, countryId }));

/** The taxes of a market while they are edited, and what can be done with them. */
export function useCountryTaxes({ id: countryId, currency }: Pick<SolMarket, 'id' | 'currency'>) {
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
    read: list.currentData,
    sheetOf,
    kind: countryTaxSheet,
    reload,
    mask,
    currency,
    texts: countryTaxTexts,
    unread: t('The taxes are saved, but could not be read again. The screen shows what was sent.'),
    // Rows have versions of their own: edits of an ended session are compared with what is stored when they are saved.
    kept: { subject: countryId, slot: 'country-taxes', versionOf: () => 1 },
    save: (sheet, shownCurrency) => saveTaxes({ shownCurrency, body: taxesBody(sheet, countryId) }).unwrap(),
    remove: (ids) => deleteTaxes({ body: ids }).unwrap(),
    problemOf,
    notices: useNotices(),
  });
  const failure = list.isError && !list.currentData ? problemOf(list.error).message : undefined;
  return { edits, reload, isReading: list.isFetching, failure };
}

import { useMemo } from 'react';
import { useSaveMarketDataTaxesMutation, type MarketTax } from '../../../api';
import type { EditedList } from '../save/editedList';
import { useEditedList } from '../save/useEditedList';
import { useMergingSave } from '../save/useMergingSave';
import { storedTaxesOf, taxCode, taxesBody, taxesOfReply, taxOf } from './marketTaxes';

/** The taxes of a vehicle while they are edited, and how they are saved. */
export function useMarketTaxes(marketId: string, vetele: string, taxes: readonly MarketTax[], mask: string) {
  const stored = useMemo(() => storedTaxesOf(taxes), [taxes]);
  const codes = useMemo(() => taxes.map(({ description, code }) => taxCode(description, code)), [taxes]);
  const [saveTaxes] = useSaveMarketDataTaxesMutation();
  const { list, draft } = useEditedList({ subject: `${marketId}/${vetele}`, stored, slot: 'market-taxes' });
  const saving = useMergingSave({
    list,
    noun: 'tax',
    mask,
    nameOf: (code) => {
      const { description, type } = taxOf(code);
      return `${description}, ${type}`;
    },
    send: (edited: EditedList) =>
      saveTaxes({
        countryId: marketId,
        modelCode: vetele,
        version: edited.head().version,
        body: taxesBody(edited, codes),
      }).unwrap(),
    theirsOf: ({ version, taxes: current }, { rows }) => taxesOfReply(version, current, rows),
  });
  return { list, codes, draft, ...saving };
}

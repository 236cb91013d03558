import { use, useState } from 'react';
import {
  useImportSolCampaignsMutation,
  usePreviewSolCampaignsMutation,
  type Market,
  type SolCampaignFilter,
} from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { DraftContext } from '../../../kit/form/DraftContext';
import { choiceOf } from '../../../kit/format/names';
import type { ImportColumn } from '../../../kit/import/ImportChanges';
import { WorkbookImport } from '../../../kit/import/WorkbookImport';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { ImportedModels } from './ImportedModels';
import { useCampaignTemplate } from './ImportModels';
import { campaignTexts } from '../../../texts';
import { t } from '../../../texts/solCampaigns.gen';

export interface ImportCampaignsProps {
  markets: readonly Market[];
  /** What the list shows, sent along. */
  filter: SolCampaignFilter;
  onClose: () => void;
}

const noun = { one: t('campaign'), many: t('campaigns') };
const amountColumns = ['Disc.%', 'Disc. Tot', 'Disc. Opt%'];
/** As the workbook names them. */
const columns: readonly ImportColumn[] = [
  ...amountColumns.map((name) => ({ name, header: name })),
  { name: 'Date Start', header: t('Date Start') },
  { name: 'Date End', header: t('Date End') },
  { name: 'Time Zone', header: t('Time Zone') },
  { name: 'Desc', header: t('Desc') },
  { name: 'Campaign Type', header: t('Campaign Type') },
  { name: 'Model', header: t('Model'), mono: true },
];

/** Imports the campaigns of a market from a workbook, those that are ticked in its preview. */
export function ImportCampaigns({ markets, filter, onClose }: ImportCampaignsProps) {
  const outcome = useOutcome();
  const [preview] = usePreviewSolCampaignsMutation();
  const [send] = useImportSolCampaignsMutation();
  const onTemplate = useCampaignTemplate();
  const kept = use(DraftContext)?.values?.about;
  const [idCountry, setIdCountry] = useState(
    kept ?? filter.idCountry ?? (markets.length === 1 ? markets[0]!.id : ''),
  );
  const mask = markets.find(({ id }) => id === idCountry)?.pricemask ?? '';
  const about = (file: File, isRounding: boolean) => ({
    file,
    filename: file.name,
    idCountry,
    ...(isRounding && { roundDecimals: 'true' as const }),
  });

  return (
    <WorkbookImport
      subtitle={t('Discounts campaigns of a market, from a workbook as the export writes it')}
      noun={noun}
      columns={columns}
      onTemplate={onTemplate}
      outcome={outcome}
      onClose={onClose}
      codeHeader={t('Campaign')}
      isStacked
      amounts={{ columns: amountColumns, mask }}
      about={idCountry}
      block={idCountry === '' ? t('Choose a market.') : undefined}
      preview={(file, isRounding) => preview({ body: about(file, isRounding) }).unwrap()}
      run={async (file, { planDigest }, { ticks, isRounding }) => {
        const { msg, model } = await send({
          body: {
            ...about(file, isRounding),
            curUserName: outcome.me,
            exampleObj: JSON.stringify(filter),
            planDigest,
            ...ticks,
          },
        }).unwrap();
        return { lines: msg, details: <ImportedModels models={model} /> };
      }}
    >
      <Field label={campaignTexts.market} required>
        <Select
          options={markets.map(choiceOf)}
          value={idCountry}
          placeholder={idCountry === '' ? t('Select a market') : undefined}
          disabled={markets.length < 2}
          onValue={setIdCountry}
        />
      </Field>
    </WorkbookImport>
  );
}

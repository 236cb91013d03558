import { useState } from 'react';
import {
  useImportSolCampaignsMutation,
  type Market,
  type SolCampaignFilter,
  type SolCampaignImport,
} from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { choiceOf } from '../../../kit/format/codeAndName';
import { UploadFile } from '../../../kit/online/UploadFile';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { useCampaignTemplate } from './ImportModels';

export interface ImportCampaignsProps {
  markets: readonly Market[];
  /** What the list shows, sent along as the specification says. */
  filter: SolCampaignFilter;
  onUploaded: (reply: SolCampaignImport) => void;
  onClose: () => void;
}

/** Imports the campaigns of a market from a workbook. */
export function ImportCampaigns({ markets, filter, onUploaded, onClose }: ImportCampaignsProps) {
  const outcome = useOutcome();
  const [send] = useImportSolCampaignsMutation();
  const onTemplate = useCampaignTemplate();
  const [idCountry, setIdCountry] = useState(
    filter.idCountry ?? (markets.length === 1 ? markets[0]!.id : ''),
  );
  const [isRounding, setIsRounding] = useState(false);
  const onUpload = (file: File) =>
    send({
      body: {
        ...{ file, filename: file.name, curUserName: outcome.me, idCountry },
        exampleObj: JSON.stringify(filter),
        ...(isRounding ? { roundDecimals: 'true' as const } : {}),
      },
    }).unwrap();

  return (
    <UploadFile
      subtitle="Discounts campaigns of a market, from a workbook as the export writes it"
      block={idCountry === '' ? 'Choose a market.' : undefined}
      {...{ outcome, onUpload, onUploaded, onTemplate, onClose }}
    >
      <Field label="Market" required>
        <Select
          options={markets.map(choiceOf)}
          value={idCountry}
          placeholder={idCountry === '' ? 'Select a market' : undefined}
          disabled={markets.length < 2}
          onValue={setIdCountry}
        />
      </Field>
      <Checkbox
        label="Round discounts with more than two decimals, instead of refusing them"
        checked={isRounding}
        onValue={setIsRounding}
      />
    </UploadFile>
  );
}

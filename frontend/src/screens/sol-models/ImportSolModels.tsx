import { useState } from 'react';
import {
  useExportSolModelsMutation,
  useImportSolModelsMutation,
  type SessionUser,
  type SolModelFilter,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { UploadFile } from '../../kit/online/UploadFile';
import { solModelTexts } from '../../texts';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { marketOptionOf, type SolMarket } from './useSolMarkets';

export interface ImportSolModelsProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  filter: SolModelFilter;
  onImported: (lines: readonly string[], whose: string) => void;
  onClose: () => void;
}

/** Imports records of headquarters, or of the market that a market user chooses. */
export function ImportSolModels({ user, markets, filter, onImported, onClose }: ImportSolModelsProps) {
  const [importSolModels] = useImportSolModelsMutation();
  const [exportSolModels] = useExportSolModelsMutation();
  const [idCountry, setIdCountry] = useState(markets.length === 1 ? (markets[0]?.id ?? '') : '');
  const outcome = useOutcome();
  const { isHQUser } = user;
  const whose = isHQUser ? 'HQ' : (markets.find(({ id }) => id === idCountry)?.description ?? idCountry);
  const upload = (file: File) =>
    importSolModels({
      body: {
        ...{ file, filename: file.name, isHQUser: isHQUser ? 'true' : 'false', curUserName: outcome.me },
        ...(isHQUser ? {} : { idCountry }),
        exampleObj: JSON.stringify(filter),
      },
    }).unwrap();
  const template = async () =>
    saveFile(
      await exportSolModels({ isHqUser: isHQUser, isOnlyTemplate: true, solModelFilter: filter }).unwrap(),
    );

  return (
    <UploadFile
      subtitle={solModelTexts.title}
      block={isHQUser || idCountry ? undefined : 'Choose a market.'}
      onUpload={upload}
      onUploaded={(lines) => onImported(lines, whose)}
      onTemplate={template}
      {...{ outcome, onClose }}
    >
      {!isHQUser && (
        <Field label="Market" required hint="Rows of other markets are left out.">
          <Select
            options={markets.map(marketOptionOf)}
            value={idCountry}
            placeholder="Select a market"
            onValue={setIdCountry}
          />
        </Field>
      )}
    </UploadFile>
  );
}

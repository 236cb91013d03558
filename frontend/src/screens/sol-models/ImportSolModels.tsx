import { use, useState } from 'react';
import {
  useExportSolModelsMutation,
  useImportSolModelsMutation,
  usePreviewSolModelsMutation,
  type SessionUser,
  type SolModelFilter,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import type { ImportColumn } from '../../kit/import/ImportChanges';
import { DraftContext } from '../../kit/form/DraftContext';
import { WorkbookImport } from '../../kit/import/WorkbookImport';
import { solModelTexts } from '../../texts';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { marketOptionOf, type SolMarket } from './useSolMarkets';
import { t } from '../../texts/solModels';

export interface ImportSolModelsProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  filter: SolModelFilter;
  onClose: () => void;
}

const noun = { one: t('record'), many: t('records') };
/** As the workbook names them. */
const columns: readonly ImportColumn[] = [{ name: 'Visible', header: t('Visible'), width: 180 }];

/** Imports records of headquarters, or of the market that a market user chooses. */
export function ImportSolModels({ user, markets, filter, onClose }: ImportSolModelsProps) {
  const [preview] = usePreviewSolModelsMutation();
  const [importSolModels] = useImportSolModelsMutation();
  const [exportSolModels] = useExportSolModelsMutation();
  const kept = use(DraftContext)?.values?.about;
  const [idCountry, setIdCountry] = useState(kept ?? (markets.length === 1 ? (markets[0]?.id ?? '') : ''));
  const outcome = useOutcome();
  const { isHQUser } = user;
  const whose = isHQUser ? 'HQ' : markets.find(({ id }) => id === idCountry)?.description;
  const about = (file: File) => ({
    file,
    filename: file.name,
    isHQUser: isHQUser ? ('true' as const) : ('false' as const),
    ...(isHQUser ? {} : { idCountry }),
  });
  const onTemplate = async () =>
    saveFile(
      await exportSolModels({ isHqUser: isHQUser, isOnlyTemplate: true, solModelFilter: filter }).unwrap(),
    );

  return (
    <WorkbookImport
      subtitle={whose ? `${solModelTexts.title}, ${whose}` : solModelTexts.title}
      noun={noun}
      columns={columns}
      onTemplate={onTemplate}
      outcome={outcome}
      onClose={onClose}
      codeHeader={t('Vehicle code')}
      createdWord={t('Added')}
      about={idCountry}
      block={isHQUser || idCountry ? undefined : t('Choose a market.')}
      preview={(file) => preview({ body: about(file) }).unwrap()}
      run={async (file, { planDigest }, { ticks }) => ({
        lines: await importSolModels({
          body: {
            ...about(file),
            curUserName: outcome.me,
            exampleObj: JSON.stringify(filter),
            planDigest,
            ...ticks,
          },
        }).unwrap(),
      })}
    >
      {!isHQUser && (
        <Field label={t('Market')} required hint={t('Rows of other markets are left out.')}>
          <Select
            options={markets.map(marketOptionOf)}
            value={idCountry}
            placeholder={t('Select a market')}
            onValue={setIdCountry}
          />
        </Field>
      )}
    </WorkbookImport>
  );
}

import {
  useChangeSolModelVisibilityMutation,
  useExportSolModelsMutation,
  type SessionUser,
  type SolModelFilter,
  useImportSolModelsMutation,
  usePreviewSolModelsMutation,
} from '../../api';
import { saveFile } from '../../api/files';
import { useCurrentLanguage } from '../../api/preferences';
import { useOutcome } from '../../api/outcome';
import { ScopedExport } from '../../kit/sol/ScopedExport';
import { visibilityQuestion } from '../../kit/sol/visibilityQuestion';
import { solModelTexts } from '../../texts';
import { NewSolModel } from './NewSolModel';
import { isOfHq, type SolModelRow } from './solModel';
import type { SolMarket } from '../../api/solMarkets';
import { marketOptionOf } from './solMarketOptions';
import { t } from '../../texts/solModels.gen';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { use, useState } from 'react';
import type { ImportColumn } from '../../kit/import/ImportChanges';
import { DraftContext } from '../../kit/form/DraftContext';
import { WorkbookImport } from '../../kit/import/WorkbookImport';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';

interface ImportSolModelsProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  filter: SolModelFilter;
  onClose: () => void;
}

const noun = { one: t('record'), many: t('records') };
/** As the workbook names them. */
const columns: readonly ImportColumn[] = [{ name: 'Visible', header: t('Visible'), width: 180 }];

/** Imports records of headquarters, or of the market that a market user chooses. */
function ImportSolModels({ user, markets, filter, onClose }: ImportSolModelsProps) {
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

interface AskChangeProps {
  model: string;
  /** The act, the vehicle and where: 'Hide Lince V6 MY26 in Belgio?' */
  about: string;
  change: () => Promise<{ message: string }>;
  onChanged: () => void;
  onClose: () => void;
}

/** The question before a change of visibility, and what came of it. */
const AskChange = ({ model, ...rest }: AskChangeProps) => (
  <ConfirmChange
    {...rest}
    title={solModelTexts.changeStatus}
    message={solModelTexts.question.replace('{model}', () => model)}
    answers={{ confirmLabel: solModelTexts.continue, cancelLabel: solModelTexts.cancel }}
    outcome={useOutcome()}
  />
);

export type SolModelDialog = { kind: 'new' | 'import' | 'export' } | { kind: 'toggle'; row: SolModelRow };

export interface SolModelDialogsProps {
  opened: SolModelDialog;
  user: SessionUser;
  markets: readonly SolMarket[];
  filter: SolModelFilter;
  onClose: () => void;
  /** Marks a row that was changed. */
  onChanged: (id: string) => void;
}

export function SolModelDialogs(props: SolModelDialogsProps) {
  const { opened, user, markets, filter, onClose } = props;
  switch (opened.kind) {
    case 'new':
      return <NewSolModel user={user} markets={markets} onClose={onClose} />;
    case 'import':
      return <ImportSolModels user={user} markets={markets} filter={filter} onClose={onClose} />;
    case 'export':
      return <ExportSolModels user={user} filter={filter} onClose={onClose} />;
    case 'toggle':
      return <ChangeStatus {...props} row={opened.row} />;
  }
}

function ExportSolModels({
  user,
  filter,
  onClose,
}: Pick<SolModelDialogsProps, 'user' | 'filter' | 'onClose'>) {
  const [exportSolModels] = useExportSolModelsMutation();
  const { code: language } = useCurrentLanguage();
  const isHqUser = user.isHQUser;
  return (
    <ScopedExport
      subtitle={solModelTexts.title}
      all={
        isHqUser
          ? t('Every record of headquarters and of all markets.')
          : t('Every record of your markets, and those of headquarters above them.')
      }
      onExport={async (scope) =>
        saveFile(await exportSolModels({ isHqUser, language, scope, solModelFilter: filter }).unwrap())
      }
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}

/** Asks, then shows or hides the record that the user may switch. */
function ChangeStatus({ row, user, onClose, onChanged }: SolModelDialogsProps & { row: SolModelRow }) {
  const [changeVisibility] = useChangeSolModelVisibilityMutation();
  const { me } = useOutcome();
  const record = isOfHq(row) ? { idSolModel: row.idSol } : { idSolModelMarket: row.idSolMarket };
  return (
    <AskChange
      model={row.model}
      about={visibilityQuestion(row.visible, row.model, isOfHq(row) ? undefined : row.market)}
      change={() =>
        changeVisibility({
          isHqUser: user.isHQUser ? 'true' : 'false',
          solVisibilityInput: {
            ...record,
            visible: !row.visible,
            updateDate: new Date().toISOString(),
            updateUser: me,
          },
        }).unwrap()
      }
      onChanged={() => onChanged(row.id)}
      onClose={onClose}
    />
  );
}

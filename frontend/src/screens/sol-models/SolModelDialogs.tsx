import {
  useChangeSolModelVisibilityMutation,
  useExportSolModelsMutation,
  type SessionUser,
  type SolModelFilter,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { ScopedExport } from '../../kit/sol/ScopedExport';
import { visibilityQuestion } from '../../kit/sol/visibilityQuestion';
import { solModelTexts } from '../../texts';
import { ImportSolModels } from './ImportSolModels';
import { NewSolModel } from './NewSolModel';
import { isOfHq, type SolModelRow } from './solModel';
import type { SolMarket } from './useSolMarkets';
import { t } from '../../texts/solModels';
import { ConfirmChange } from '../../kit/record/ConfirmChange';

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
  const isHqUser = user.isHQUser;
  return (
    <ScopedExport
      subtitle={solModelTexts.title}
      all={
        isHqUser
          ? t('Every record of headquarters and of all markets.')
          : t('Every record of your markets, and those of headquarters above them.')
      }
      // true and false on the wire (decision A-25).
      onExport={async (scope) => {
        const asked = { isHqUser, scope: scope === 'ALL' ? ('true' as const) : ('false' as const) };
        return saveFile(await exportSolModels({ ...asked, solModelFilter: filter }).unwrap());
      }}
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

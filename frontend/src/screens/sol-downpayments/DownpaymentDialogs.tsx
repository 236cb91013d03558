import {
  useExportSolCampaignsMutation,
  useSetDownpaymentActiveMutation,
  type Downpayment,
  type DownpaymentFilter,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import type { SolMarket } from '../../api/solMarkets';
import { ScopedExport } from '../../kit/sol/ScopedExport';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { downpaymentTexts, shellTexts, solModelTexts } from '../../texts';
import { shownValue, type MaskOf } from './downpayment';
import { NewDownpayment } from './NewDownpayment';
import { VehiclesDialog } from './VehiclesDialog';
import { t } from '../../texts/solDownpayments';

export type DownpaymentDialog =
  { kind: 'new' | 'export' } | { kind: 'toggle' | 'vehicles'; row: Downpayment };

export interface DownpaymentDialogsProps {
  opened: DownpaymentDialog;
  /** Those whose downpayments the user may set. */
  markets: readonly SolMarket[];
  filter: DownpaymentFilter;
  maskOf: MaskOf;
  onClose: () => void;
  /** Marks a row that was switched. */
  onSwitched: (row: Downpayment, version: number | undefined) => void;
}

export function DownpaymentDialogs(props: DownpaymentDialogsProps) {
  const { opened, markets, filter, maskOf, onClose } = props;
  switch (opened.kind) {
    case 'new':
      return <NewDownpayment markets={markets} onClose={onClose} market={filter.market ?? ''} />;
    case 'export':
      return <ExportDownpayments filter={filter} onClose={onClose} />;
    case 'toggle':
      return <AskSwitch {...props} row={opened.row} />;
    case 'vehicles':
      return <VehiclesDialog maskOf={maskOf} onClose={onClose} row={opened.row} />;
  }
}

/** By the call of campaigns, which makes a file of downpayments (R-257; A-27). */
function ExportDownpayments({ filter, onClose }: Pick<DownpaymentDialogsProps, 'filter' | 'onClose'>) {
  const [exportSolCampaigns] = useExportSolCampaignsMutation();
  return (
    <ScopedExport
      subtitle={shellTexts.solDownpayment}
      all={t('Every downpayment of the markets that you see.')}
      // true and false on the wire (decision A-25).
      onExport={async (scope) => {
        const asked = { entity: 'downpayment' as const, scope: scope === 'ALL' ? 'true' : 'false' } as const;
        return saveFile(await exportSolCampaigns({ ...asked, solCampaignFilter: filter }).unwrap());
      }}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}

/** Asks, then switches a downpayment on or off; the list is read again after it, and it can be taken back. */
function AskSwitch({ row, maskOf, onClose, onSwitched }: DownpaymentDialogsProps & { row: Downpayment }) {
  const [setActive] = useSetDownpaymentActiveMutation();
  const set = (wanted: boolean) => setActive({ id: row.id, active: wanted ? 'true' : 'false' }).unwrap();
  const subject = { amount: shownValue(row, maskOf), country: row.country.description };
  return (
    <ConfirmChange
      title={solModelTexts.changeStatus}
      about={
        row.active
          ? t('Deactivate {amount} in {country}?', subject)
          : t('Activate {amount} in {country}?', subject)
      }
      message={downpaymentTexts.question.replace('{market}', () => row.country.description)}
      answers={{ confirmLabel: solModelTexts.continue, cancelLabel: solModelTexts.cancel }}
      change={() => set(!row.active)}
      undo={() => set(row.active)}
      outcome={useOutcome()}
      onChanged={({ version }) => onSwitched(row, version)}
      onClose={onClose}
    />
  );
}

import {
  useExportSolCampaignsMutation,
  useSetDownpaymentActiveMutation,
  type Downpayment,
  type DownpaymentFilter,
  useLazyCheckIfExistVeteleActiveQuery,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage } from '../../api/preferences';
import type { SolMarket } from '../../api/solMarkets';
import { ScopedExport } from '../../kit/sol/ScopedExport';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { downpaymentTexts, shellTexts, solModelTexts } from '../../texts';
import { shownValue, type MaskOf } from './downpayment';
import { NewDownpayment } from './NewDownpayment';
import { t } from '../../texts/solDownpayments.gen';
import { ArrowRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { Dialog } from '../../ui/dialogs/Dialog';
import styles from './sol-downpayments.module.css';
import cell from '../../kit/list/cell-link.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';

interface VehiclesDialogProps {
  row: Downpayment;
  maskOf: MaskOf;
  onClose: () => void;
}

/** The vehicles that use a downpayment, each with the way to its prices (R-286; A-61). */
function VehiclesDialog({ row, maskOf, onClose }: VehiclesDialogProps) {
  const { priceConfEnabled } = useSessionUser();
  const open = usePriceLink(row);
  const { country, models } = row;
  return (
    <Dialog
      title={t('Vehicles with {row}', { row: shownValue(row, maskOf) })}
      subtitle={t(
        '{description}; they get the new value when it changes, and another one with their prices.',
        { description: country.description },
      )}
      width={520}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <ul className={classes(layoutStyles.lined, styles.vehicles)}>
        {models.map(({ vetele, description }) => (
          <Row as="li" between gap={12} key={vetele}>
            <span>
              {description} <span className={classes(textStyles.mono, textStyles.muted)}>{vetele}</span>
            </span>
            {priceConfEnabled && (
              <Link
                className={cell.link}
                to={addressOf(vetele, country.id)}
                aria-label={t('Price configurator of {description}', { description })}
                onClick={(event) => {
                  // A new tab is the browser's own business.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  void open(vetele);
                }}
              >
                {t('Price configurator')} <ArrowRight size={14} aria-hidden />
              </Link>
            )}
          </Row>
        ))}
      </ul>
    </Dialog>
  );
}

const addressOf = (vetele: string, idCountry: string): string =>
  `/price_configurator?${new URLSearchParams({ vetele, idCountry })}`;

/** Goes to the prices of a vehicle if its model is active, else says that it is not. */
function usePriceLink({ country }: Downpayment): (vetele: string) => Promise<void> {
  const [check] = useLazyCheckIfExistVeteleActiveQuery();
  const navigate = useNavigate();
  const notices = useNotices();
  return async (vetele) => {
    const { error } = await check({ vetele });
    if (!error) return void navigate(addressOf(vetele, country.id));
    const problem = problemOf(error);
    notices.showFailure(
      problem.status === 404 ? { ...problem, message: downpaymentTexts.notActive } : problem,
    );
  };
}

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
  const { code: language } = useCurrentLanguage();
  return (
    <ScopedExport
      subtitle={shellTexts.solDownpayment}
      all={t('Every downpayment of the markets that you see.')}
      onExport={async (scope) => {
        const asked = { entity: 'downpayment', language, scope } as const;
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

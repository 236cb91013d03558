import { ArrowRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useLazyCheckIfExistVeteleActiveQuery, type Downpayment } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { downpaymentTexts } from '../../texts';
import { Dialog } from '../../ui/dialogs/Dialog';
import { shownValue, type MaskOf } from './downpayment';
import { t } from '../../texts/solDownpayments';

export interface VehiclesDialogProps {
  row: Downpayment;
  maskOf: MaskOf;
  onClose: () => void;
}

/** The vehicles that use a downpayment, each with the way to its prices (R-286; A-61). */
export function VehiclesDialog({ row, maskOf, onClose }: VehiclesDialogProps) {
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
      <ul className="downpayment-vehicles">
        {models.map(({ vetele, description }) => (
          <li key={vetele}>
            <span>
              {description} <span className="mono muted">{vetele}</span>
            </span>
            {priceConfEnabled && (
              <Link
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
          </li>
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
    if (problem.status === 401) return;
    notices.showFailure(
      problem.status === 404 ? { ...problem, message: downpaymentTexts.notActive } : problem,
    );
  };
}

import { CircleAlert, Save, Undo2 } from 'lucide-react';
import { t } from '../../../texts/priceConfigurator.gen';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/navigation/Button';
import { Row } from '../../../ui/Row';
import textStyles from '../../../ui/text.module.css';
import shared from '../price-configurator.module.css';

export interface CardSaveProps {
  label: string;
  /** Why it cannot be saved; undefined: it can. */
  reason: string | undefined;
  /** Of the reason, which describes the fields too. */
  reasonId: string;
  changes: number;
  isBusy: boolean;
  onRollback: () => void;
  onSave: () => unknown;
}

/** Rollback and Save of a card that is saved by itself, with the reason where Save is disabled. */
export function CardSave(props: CardSaveProps) {
  const { label, reason, reasonId, changes, isBusy, onRollback, onSave } = props;
  return (
    <>
      <Row
        as="span"
        inline
        gap={6}
        id={reasonId}
        className={classes(textStyles.danger, textStyles.small, shared.fault)}
        role="status"
      >
        {reason && (
          <>
            <CircleAlert size={15} aria-hidden /> {reason}
          </>
        )}
      </Row>
      <Button size="m" icon={Undo2} disabled={changes === 0 || isBusy} onClick={onRollback}>
        {t('Rollback')}
      </Button>
      <Button
        size="m"
        variant="primary"
        icon={Save}
        pending={isBusy}
        disabled={changes === 0 || reason !== undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onSave}
      >
        {label}
      </Button>
    </>
  );
}

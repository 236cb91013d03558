import type { CallToAction } from '../../api';
import { DraftOwner } from '../../kit/form/DraftContext';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { callToAction, type CallToActionValues } from './callToAction';
import { LabelCodeField } from './LabelCodeField';
import { StoredCallToAction } from './StoredCallToAction';
import { t } from '../../texts/callToActions';

const { fields } = callToAction;

/** The form of a new call to action, and both tabs of a stored one. */
export function CallToActionForm({ row, ...form }: RecordFormSlot<CallToAction, CallToActionValues>) {
  if (!row)
    return (
      <RecordForm {...form} width={720}>
        <CallToActionFields />
      </RecordForm>
    );
  // The dialogs over the Countries tab keep no draft of their own for the end of the session.
  return (
    <DraftOwner value="">
      <StoredCallToAction row={row} {...form}>
        <CallToActionFields isStored />
      </StoredCallToAction>
    </DraftOwner>
  );
}

function CallToActionFields({ isStored = false }: { isStored?: boolean }) {
  return (
    <>
      <div className="g2">
        <RecordField field={fields.code} locked={isStored} />
        <RecordField field={fields.sortNumber} hint={t('The smallest one comes first.')} />
      </div>
      <LabelCodeField />
      <div className="g2">
        <RecordField field={fields.linkCode} />
        <RecordField field={fields.iconKey} />
        <RecordField field={fields.stKey} />
        <RecordField field={fields.adobeKey} />
      </div>
      <RecordField field={fields.descriptionKey} />
    </>
  );
}

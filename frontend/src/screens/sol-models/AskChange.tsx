import { useOutcome } from '../../api/outcome';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { solModelTexts } from '../../texts';

export interface AskChangeProps {
  model: string;
  /** The act, the vehicle and where: 'Hide Lince V6 MY26 in Belgio?' */
  about: string;
  change: () => Promise<{ message: string }>;
  onChanged: () => void;
  onClose: () => void;
}

/** The question before a change of visibility, and what came of it. */
export const AskChange = ({ model, ...rest }: AskChangeProps) => (
  <ConfirmChange
    {...rest}
    title={solModelTexts.changeStatus}
    message={solModelTexts.question.replace('{model}', () => model)}
    answers={{ confirmLabel: solModelTexts.continue, cancelLabel: solModelTexts.cancel }}
    outcome={useOutcome()}
  />
);

import { Lock } from 'lucide-react';
import { useState } from 'react';
import {
  useChangeSolModelVisibilityMutation,
  type Market,
  type SessionUser,
  type SolPriceData,
} from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { visibilityQuestion } from '../../../kit/online/visibilityQuestion';
import { onlineVisibilityTexts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Toggle } from '../../../ui/Toggle';
import { formatDay } from '../insight/amounts';
import { visibilityOf } from './visibility';
import { t } from '../../../texts/priceConfigurator';

export interface VisibilitySwitchProps {
  market: Pick<Market, 'description'>;
  modelName: string;
  user: Pick<SessionUser, 'isHQUser'>;
  solModel: SolPriceData['solModel'];
  /** Reads the record again. */
  reload: () => Promise<unknown>;
}

/** Whether the vehicle is shown online, and the switch of whoever may say so. */
export function VisibilitySwitch({ market, modelName, user, solModel, reload }: VisibilitySwitchProps) {
  const { isVisible, label, notes, reason, change } = visibilityOf(solModel, market, user);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [changeVisibility] = useChangeSolModelVisibilityMutation();
  const notices = useNotices();
  const act = isVisible ? t('Deactivate') : t('Activate');

  const confirm = async () => {
    setIsBusy(true);
    try {
      const { message } = await changeVisibility({
        isHqUser: user.isHQUser ? 'true' : 'false',
        solVisibilityInput: { ...change, visible: !isVisible },
      }).unwrap();
      await reload();
      notices.toastSuccess(message);
    } catch (error) {
      if (problemOf(error).status !== 401) notices.showFailure(problemOf(error));
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };

  return (
    <div className="visibility">
      <h3>{t('On-line visibility')}</h3>
      <Toggle
        label={label}
        checked={isVisible}
        pending={isBusy}
        disabled={reason !== undefined || change === undefined}
        onChange={() => setIsAsking(true)}
      />
      <p>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {solModel?.updatedAt && (
          <span>
            {solModel.updatedBy
              ? t('Changed {day} by {who}.', { day: formatDay(solModel.updatedAt), who: solModel.updatedBy })
              : t('Changed {day}.', { day: formatDay(solModel.updatedAt) })}
          </span>
        )}
        {reason && (
          <span className="visibility-reason">
            <Lock size={13} aria-hidden /> {reason}
          </span>
        )}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={act}
          about={visibilityQuestion(isVisible, modelName, user.isHQUser ? undefined : market.description)}
          message={onlineVisibilityTexts.question.replace('{model}', () => modelName)}
          confirmLabel={act}
          pending={isBusy}
          onConfirm={confirm}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

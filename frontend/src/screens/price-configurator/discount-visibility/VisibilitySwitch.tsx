import { Lock } from 'lucide-react';
import { useState } from 'react';
import {
  useChangeSolModelVisibilityMutation,
  type Market,
  type SessionUser,
  type SolPriceData,
  type SolVisibilityInput,
} from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { visibilityQuestion } from '../../../kit/sol/visibilityQuestion';
import { onlineVisibilityTexts } from '../../../texts';
import { Quoted } from '../../../ui/data/Quoted';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Toggle } from '../../../ui/fields/Toggle';
import { formatDay } from '../insight/amounts';
import { t } from '../../../texts/priceConfigurator.gen';
import { CardColumn } from '../../../kit/market-model/PageCard';
import styles from './discount-visibility.module.css';
import textStyles from '../../../ui/text.module.css';
import { classes } from '../../../ui/classes';
import { Stack } from '../../../ui/Stack';

type SolModel = SolPriceData['solModel'];

/** The record that a user may switch, and what is said of it. */
interface Visibility {
  isVisible: boolean;
  label: string;
  notes: string[];
  /** Why it cannot be switched; undefined: it can. */
  reason: string | undefined;
  /** What switching sends; undefined where there is no record. */
  change: Omit<SolVisibilityInput, 'visible'> | undefined;
}

const hqNote = (isVisible: boolean): string =>
  isVisible ? t('HQ record is visible.') : t('HQ record is not visible.');

/** HQ users act on the record of headquarters, others on their market's, and that only under a visible one. */
export function visibilityOf(
  solModel: SolModel,
  market: Pick<Market, 'description'>,
  { isHQUser }: Pick<SessionUser, 'isHQUser'>,
): Visibility {
  const { description } = market;
  const labels = isHQUser
    ? { on: t('Visible to the markets'), off: t('Not visible to the markets') }
    : {
        on: t('Visible in {description}', { description }),
        off: t('Not visible in {description}', { description }),
      };
  if (!solModel)
    return {
      isVisible: false,
      label: labels.off,
      notes: [],
      reason: t('Headquarters have not put this vehicle on the list of online sales yet.'),
      change: undefined,
    };
  const { idSolModel, hqVisible, idSolModelMarket, marketVisible } = solModel;
  const isVisible = isHQUser ? hqVisible : marketVisible;
  const label = isVisible ? labels.on : labels.off;
  if (isHQUser)
    return {
      isVisible,
      label,
      reason: undefined,
      change: { idSolModel },
      notes: [
        marketVisible
          ? t('{description} shows it.', { description })
          : t('{description} does not show it.', { description }),
      ],
    };
  const notes = [hqNote(hqVisible)];
  if (idSolModelMarket === null)
    return {
      isVisible,
      label,
      notes,
      change: undefined,
      reason: t('{description} has not put this vehicle on its list yet. SOL Visibility does so.', {
        description,
      }),
    };
  const reason = hqVisible
    ? undefined
    : t('{description} can show it only while headquarters do.', { description });
  return { isVisible, label, notes, reason, change: { idSolModelMarket } };
}

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
      notices.showFailure(problemOf(error));
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };

  return (
    <CardColumn className={classes(textStyles.small, styles.visibility)}>
      <h3 className={classes(textStyles.muted, textStyles.medium)}>{t('Online visibility')}</h3>
      <Toggle
        label={label}
        checked={isVisible}
        pending={isBusy}
        disabled={reason !== undefined || change === undefined}
        onChange={() => setIsAsking(true)}
      />
      <Stack as="p" gap={2} className={textStyles.faint}>
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
          <span className={textStyles.muted}>
            <Lock size={13} aria-hidden /> <Quoted>{reason}</Quoted>
          </span>
        )}
      </Stack>
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
    </CardColumn>
  );
}

import type { Market, SessionUser, SolPriceData, SolVisibilityInput } from '../../../api';
import { t } from '../../../texts/priceConfigurator';

type SolModel = SolPriceData['solModel'];

/** The record that a user may switch, and what is said of it. */
export interface Visibility {
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
      ...{ isVisible, label, reason: undefined, change: { idSolModel } },
      notes: [
        marketVisible
          ? t('{description} shows it.', { description })
          : t('{description} does not show it.', { description }),
      ],
    };
  const notes = [hqNote(hqVisible)];
  if (idSolModelMarket === null)
    return {
      ...{ isVisible, label, notes, change: undefined },
      reason: t('{description} has not put this vehicle on its list yet. SOL Visibility does so.', {
        description,
      }),
    };
  const reason = hqVisible
    ? undefined
    : t('{description} can show it only while headquarters do.', { description });
  return { isVisible, label, notes, reason, change: { idSolModelMarket } };
}

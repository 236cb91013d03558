import type { Market, SessionUser, SolPriceData, SolVisibilityInput } from '../../../api';

type SolModel = SolPriceData['solModel'];

/** The record that a user may switch, and what is said of it. */
export interface Visibility {
  isVisible: boolean;
  /** 'Visible in Italia' */
  label: string;
  /** Lines below the switch. */
  notes: string[];
  /** Why it cannot be switched; undefined: it can. */
  reason: string | undefined;
  /** What switching sends; undefined where there is no record. */
  change: Omit<SolVisibilityInput, 'visible'> | undefined;
}

const hqNote = (isVisible: boolean): string =>
  isVisible ? 'HQ record is visible.' : 'HQ record is not visible.';

/** HQ users act on the record of headquarters, others on their market's, and that only under a visible one. */
export function visibilityOf(
  solModel: SolModel,
  market: Pick<Market, 'description'>,
  { isHQUser }: Pick<SessionUser, 'isHQUser'>,
): Visibility {
  const { description } = market;
  const where = isHQUser ? 'to the markets' : `in ${description}`;
  if (!solModel)
    return {
      isVisible: false,
      label: `Not visible ${where}`,
      notes: [],
      reason: 'Headquarters have not put this vehicle on the list of online sales yet.',
      change: undefined,
    };
  const { idSolModel, hqVisible, idSolModelMarket, marketVisible } = solModel;
  const isVisible = isHQUser ? hqVisible : marketVisible;
  const label = `${isVisible ? 'Visible' : 'Not visible'} ${where}`;
  if (isHQUser)
    return {
      ...{ isVisible, label, reason: undefined, change: { idSolModel } },
      notes: [marketVisible ? `${description} shows it.` : `${description} does not show it.`],
    };
  const notes = [hqNote(hqVisible)];
  if (idSolModelMarket === null)
    return {
      ...{ isVisible, label, notes, change: undefined },
      reason: `${description} has not put this vehicle on its list yet. SOL Visibility does so.`,
    };
  const reason = hqVisible ? undefined : `${description} can show it only while headquarters do.`;
  return { isVisible, label, notes, reason, change: { idSolModelMarket } };
}

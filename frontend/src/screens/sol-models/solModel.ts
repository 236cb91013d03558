import type { SessionUser, SolModelRow as WireRow } from '../../api';
import type { BulkOf } from '../../kit/bulk/bulk';
import { t } from '../../texts/solModels.gen';

type User = Pick<SessionUser, 'isHQUser'>;

export interface SolModelRow extends Omit<WireRow, 'id'> {
  id: string;
  idSol: number;
  /** 0: the record of headquarters. */
  idSolMarket: number;
  isBelow: boolean;
}

export const idOf = ({ id: { idSol, idSolMarket } }: Pick<WireRow, 'id'>): string =>
  `${idSol}/${idSolMarket}`;

/** The rows of a page; a vehicle's records follow each other, the one of headquarters first. */
export const rowsOf = (content: readonly WireRow[]): SolModelRow[] =>
  content.map(({ id, ...row }, at) => ({
    ...row,
    ...id,
    id: idOf({ id }),
    isBelow: id.idSolMarket !== 0 && content[at - 1]?.id.idSol === id.idSol,
  }));

export const isOfHq = ({ idSolMarket }: Pick<SolModelRow, 'idSolMarket'>): boolean => idSolMarket === 0;

/** Whether customers see it: a market that shows a vehicle under a hidden record of headquarters does not sell it. */
export const isShown = ({ visible, hqVisible }: Pick<SolModelRow, 'visible' | 'hqVisible'>): boolean =>
  visible && hqVisible;

/** Why a user cannot switch a record; undefined: the user can (R-217, R-218; A-14). */
export function lockOf(
  row: Pick<SolModelRow, 'idSolMarket' | 'hqVisible'>,
  { isHQUser }: User,
): string | undefined {
  if (isOfHq(row)) return isHQUser ? undefined : t('Set by HQ');
  if (!row.hqVisible) return t('HQ record is not visible');
  return isHQUser ? t('Set by the market') : undefined;
}

export const solModelBulk: BulkOf = {
  note: t(
    'Headquarters change their own records; a market changes its own, below those that headquarters show.',
  ),
  set: [{ name: 'visible', label: t('Visible'), kind: 'switch', maxLength: 5 }],
  deletes: false,
};

export const solModelName = (row: SolModelRow) => `${row.model}, ${isOfHq(row) ? 'HQ' : row.market}`;

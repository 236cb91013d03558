import { createContext, use, useSyncExternalStore } from 'react';
import type { Downpayment } from '../../api';
import { makeRowDrafts, type RowDrafts } from '../../kit/inline-edit/rowDrafts';

/** Why a row could not be saved: in words, or because a colleague was faster. */
export type RowProblem =
  { kind: 'words'; message: string } | { kind: 'stale'; message: string; current: Downpayment };

export const RowProblems = createContext<RowDrafts<RowProblem>>(makeRowDrafts());

export function useRowProblem(id: number): RowProblem | undefined {
  const problems = use(RowProblems);
  return useSyncExternalStore(problems.subscribe, () => problems.get(id));
}

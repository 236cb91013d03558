import { useState, createContext, use, useSyncExternalStore } from 'react';
import { useSessionUser } from '../../api/session';
import { sellingOnline, useReadableMarkets } from '../../api/solMarkets';
import { FieldsDraftsContext, type FieldsDraft } from '../../kit/inline-edit/rowFields';
import { makeRowDrafts, useRowDrafts, type RowDrafts } from '../../kit/inline-edit/rowDrafts';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { downpaymentSearch } from './downpayment';
import { Downpayments } from './Downpayments';
import './sol-downpayments.css';
import type { Downpayment } from '../../api';

/** Why a row could not be saved: in words, or because a colleague was faster. */
export type RowProblem =
  { kind: 'words'; message: string } | { kind: 'stale'; message: string; current: Downpayment };

export const RowProblems = createContext<RowDrafts<RowProblem>>(makeRowDrafts());

export function useRowProblem(id: number): RowProblem | undefined {
  const problems = use(RowProblems);
  return useSyncExternalStore(problems.subscribe, () => problems.get(id));
}

/** What customers of online sales may pay down, by market. */
export function SolDownpaymentsScreen() {
  const user = useSessionUser();
  const all = useReadableMarkets(user);
  const markets = (user.isHQUser ? all : all && sellingOnline(all)) ?? none;
  const search = usePagedSearch(downpaymentSearch);
  const drafts = useRowDrafts<FieldsDraft>(search.subject);
  const [problems] = useState(() => makeRowDrafts<RowProblem>());
  return (
    <FieldsDraftsContext value={drafts}>
      <RowProblems value={problems}>
        <Downpayments user={user} markets={markets} search={search} />
      </RowProblems>
    </FieldsDraftsContext>
  );
}

const none: never[] = [];

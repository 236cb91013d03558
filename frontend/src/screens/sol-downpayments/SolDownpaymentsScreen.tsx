import { useState } from 'react';
import { usePageSize } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { useSolMarkets } from '../../api/solMarkets';
import { FieldsDraftsContext, useFieldsDrafts } from '../../kit/inline-edit/rowFields';
import { makeRowDrafts } from '../../kit/inline-edit/rowDrafts';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { downpaymentSearch, RowProblems, type RowProblem } from './downpayment';
import { Downpayments } from './Downpayments';

/** What customers of online sales may pay down, by market. */
export function SolDownpaymentsScreen() {
  const user = useSessionUser();
  const markets = useSolMarkets(user) ?? none;
  const search = usePagedSearch(downpaymentSearch, '', usePageSize());
  const drafts = useFieldsDrafts(search.subject);
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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PagedSearch } from './usePagedSearch';

export interface Page<Row> {
  content: readonly Row[];
  totalElements: number;
  /** Whether there are more rows than were counted. */
  isMore?: boolean;
  /** Which page it is, if the request named a record instead. */
  pageIndex?: number;
}

/** Where a list stands; its request is only compared. */
export type ListPosition = Pick<
  PagedSearch,
  'asked' | 'subject' | 'visit' | 'page' | 'size' | 'fallBackTo' | 'arriveAt'
> & {
  request: object & { pageOf?: string };
};

/** What a list needs of an RTK Query hook's result. */
export interface ListQuery<Row> {
  /** The answer to the current question, never to an older one. */
  currentData?: Page<Row>;
  isFetching: boolean;
  isUninitialized: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** With why it failed. */
export interface ListAnswer<Row> extends ListQuery<Row> {
  isError: boolean;
  error?: unknown;
}

/** The number of the last page, from 0; a list without rows has one too. */
export const lastPageOf = ({ totalElements }: Pick<Page<unknown>, 'totalElements'>, size: number): number =>
  Math.max(0, Math.ceil(totalElements / size) - 1);

/** Falls back to the last page from one past the end; returns whether it is about to. */
export function useLastPage(
  { page, size, fallBackTo }: Pick<ListPosition, 'page' | 'size' | 'fallBackTo'>,
  { currentData, isFetching }: Pick<ListQuery<unknown>, 'currentData' | 'isFetching'>,
): boolean {
  const lastPage = currentData && lastPageOf(currentData, size);
  const isPastEnd = lastPage !== undefined && page > lastPage && !isFetching;
  useEffect(() => {
    if (isPastEnd) fallBackTo(lastPage);
  });
  return isPastEnd;
}

/**
 * The page to show: the current answer, or the one before it while a new one of the same subject is on its way.
 * A visit that asks the same again is asked again; a page past the end falls back to the last one.
 */
export function useListQuery<Row>(search: ListPosition, list: ListQuery<Row>): Page<Row> | undefined {
  const { subject, visit } = search;
  const { currentData, isFetching, isUninitialized, refetch } = list;
  const question = JSON.stringify([search.asked, subject, search.request]);
  const lastAsked = useRef({ visit, question });
  useEffect(() => {
    const isRevisit = lastAsked.current.visit !== visit && lastAsked.current.question === question;
    lastAsked.current = { visit, question };
    if (isRevisit && !isFetching && !isUninitialized) refetch();
  }, [visit, question, isFetching, isUninitialized, refetch]);

  const hasSought = search.request.pageOf !== undefined && currentData !== undefined && !isFetching;
  const arrive = useEffectEvent(() => search.arriveAt(currentData?.pageIndex));
  useEffect(() => {
    if (hasSought) arrive();
  }, [hasSought]);

  const isPastEnd = useLastPage(search, list);
  const [held, setHeld] = useState({ subject, page: currentData });
  if (currentData && held.page !== currentData && !isPastEnd) setHeld({ subject, page: currentData });
  if (isPastEnd) return undefined;
  return currentData ?? (held.subject === subject && isFetching ? held.page : undefined);
}

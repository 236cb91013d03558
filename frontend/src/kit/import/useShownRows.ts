import { useState } from 'react';

const step = 50;

/** The first 50 of many rows, and 50 more at a time; starts over when `key` changes. */
export function useShownRows<Row>(rows: readonly Row[], key = '') {
  const [shown, setShown] = useState({ key, count: step });
  const count = shown.key === key ? shown.count : step;
  return {
    rows: rows.slice(0, count),
    left: Math.max(0, rows.length - count),
    showMore: () => setShown({ key, count: count + step }),
  };
}

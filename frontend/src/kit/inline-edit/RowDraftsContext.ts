import { createContext } from 'react';
import { makeRowDrafts, type RowDrafts } from './rowDrafts';

/** The drafts of the list around a cell; a screen provides what useRowDrafts answers. */
export const RowDraftsContext = createContext<RowDrafts>(makeRowDrafts());

import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Market } from '../../../api';
import { DraftOwner } from '../../../kit/form/DraftContext';
import type { KeptPlace } from '../save/keptEdits';

export const useAlternativePlace = (market: Pick<Market, 'id'>, vetele: string): KeptPlace => ({
  owner: use(DraftOwner),
  place: `${useLocation().pathname}#${market.id}/${vetele}`,
  slot: 'alternative',
});

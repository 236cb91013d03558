import type { Market, SignedIn } from '../api';
import { mockValue } from './mockValue';

/** For tests: a market with one group of models, one with two, and one without any. */
const aurora = {
  value: '3410126',
  value2: '2026',
  label: 'Aurora 1.0 T3 MY 2026',
  solLabel: '3410126 Aurora',
};
const aurora27 = { ...aurora, value: '3410127', value2: '2027', label: 'Aurora 1.0 T3 MY 2027' };
const lince = { ...aurora, value: '3440126', label: 'Lince 1.5 Hybrid MY 2026' };
export const italy: Market = {
  ...mockValue<SignedIn>('getToken.market').user.countries[0]!,
  modelGroupItemList: [{ label: 'Aurora', items: [aurora, aurora27] }],
};
const france: Market = {
  ...italy,
  id: 'FR',
  description: 'Francia',
  modelGroupItemList: [
    { label: 'Lince', items: [lince] },
    { label: 'Aurora', items: [aurora] },
  ],
};
const empty: Market = { ...italy, id: 'XX', description: 'Zambia', modelGroupItemList: [] };
export const markets = [italy, france, empty];

import { expect, it } from 'vitest';
import type { SignedIn } from '../../api';
import { mockValue } from '../../test/mockValue';
import { users } from '../../test/users';
import { rightsOf } from './rightsOf';

const italy = mockValue<SignedIn>('getToken.market').user.countries[0]!;

it('lets a market set what its flags allow (decision A-71)', () => {
  expect(rightsOf(users.market, italy)).toEqual({
    base: true,
    programs: true,
    accessories: true,
    taxes: true,
    any: true,
  });
  expect(rightsOf(users.market, { ...italy, enableBaseOpt: false })).toMatchObject({
    base: false,
    programs: false,
    accessories: true,
    any: true,
  });
  expect(rightsOf(users.dealer, { ...italy, enableCustomerPrg: false })).toMatchObject({
    base: true,
    programs: false,
  });
});

it('lets HQ users read only (R-205)', () => {
  expect(Object.values(rightsOf(users.hq, italy))).toEqual([false, false, false, false, false]);
});

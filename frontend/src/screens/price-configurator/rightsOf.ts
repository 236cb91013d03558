import type { Market, SessionUser } from '../../api';

/** What a user may do to the list of a market. */
export interface PriceRights {
  /** Base price, options and fuoriserie, with currency, mask and Visible. */
  base: boolean;
  programs: boolean;
  accessories: boolean;
  taxes: boolean;
  /** At least one of the above: there is something to save. */
  any: boolean;
}

/** HQ users read; the market's flags decide the rest (decision A-71). The server refuses what is not allowed here. */
export function rightsOf(user: Pick<SessionUser, 'isHQUser'>, market: Market): PriceRights {
  const canModify = !user.isHQUser;
  const base = canModify && market.enableBaseOpt;
  const accessories = canModify && market.enableAccessories;
  return {
    base,
    programs: base && market.enableCustomerPrg,
    accessories,
    taxes: canModify,
    any: base || accessories,
  };
}

interface SolMarket {
  solEnable: boolean;
}

/** The markets of the online-sales screens: every one of an HQ user, else the own ones with solEnable (decision A-18). */
export const solMarketsOf = <Market extends SolMarket>(user: {
  isHQUser: boolean;
  countries: readonly Market[];
}): Market[] => user.countries.filter(({ solEnable }) => user.isHQUser || solEnable);

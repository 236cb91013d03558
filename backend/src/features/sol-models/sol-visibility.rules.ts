/** What markets hear while headquarters hide a vehicle (R-217; readings A-14). */
export const refusedBelowHidden = (vetele: string, market: string, visible: boolean): string =>
  visible
    ? `Headquarters do not show ${vetele} online, so ${market} cannot show it.`
    : `Headquarters do not show ${vetele} online; ${market} can change its own visibility when they do.`;

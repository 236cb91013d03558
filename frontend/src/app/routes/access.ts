import type { SessionUser } from '../../api';
import { shellTexts } from '../../texts';

/** The four sub-applications; the last is the online-sales set-up or, while that service is off, the FINCO taxes. */
export type AppName = 'labels' | 'price' | 'pack' | 'sol';
/** What a route asks for (decision A-78); `taxes` is the screen that SOL and FINCO share. */
export type Need = 'public' | 'session' | 'docs' | 'users' | AppName | 'taxes';
/** Undefined as long as the configuration has not been read. */
export type SolService = boolean | undefined;
export type Access = 'allowed' | 'refused' | 'unknown';

/** Never for dealers; SOL needs the service and the flag, FINCO the service off. */
export function fourthAppOf(user: SessionUser, isSolOn: SolService): 'SOL' | 'FINCO' | null {
  if (user.isDealer || isSolOn === undefined) return null;
  if (!isSolOn) return 'FINCO';
  return user.solEnabledFrontEnd ? 'SOL' : null;
}

function accessToSol(user: SessionUser, isSolOn: SolService, isTaxes: boolean): Access {
  if (user.isDealer) return 'refused';
  if (isSolOn === undefined) return 'unknown';
  const app = fourthAppOf(user, isSolOn);
  return app === 'SOL' || (isTaxes && app === 'FINCO') ? 'allowed' : 'refused';
}

/** May this user open a route with this need? */
export function accessOf(need: Need, user: SessionUser, isSolOn: SolService): Access {
  const isAllowed: Record<Exclude<Need, 'sol' | 'taxes'>, boolean> = {
    public: true,
    session: true,
    docs: user.hasApiDocs !== false,
    labels: user.ccadmEnabled,
    // Decision D-07.
    users: user.ccadmEnabled && user.userAdmin,
    price: user.priceConfEnabled,
    pack: user.packConfEnabled,
  };
  if (need === 'sol' || need === 'taxes') return accessToSol(user, isSolOn, need === 'taxes');
  return isAllowed[need] ? 'allowed' : 'refused';
}

/** The label tool opens with a search in the default group. */
export const labelToolHome = `/interface_labels?action=search&activeGroup=${encodeURIComponent(shellTexts.mainWindow)}`;

/** Where / leads a user; null: the user has no application. */
export function homePathOf(user: SessionUser): string | null {
  if (user.ccadmEnabled) return labelToolHome;
  if (user.priceConfEnabled) return '/price_configurator';
  if (user.packConfEnabled) return '/pack_configurator';
  return null;
}

import { useGetConsoleConfigValueQuery } from '../../api';
import { useSignedInUser } from '../../api/session';
import type { SolService } from '../routes/access';
import { solServiceParameter } from './loadConsole';

/** Is online sales available? Undefined until the configuration says so; a failed call leaves it unknown. */
export function useSolService(): SolService {
  const user = useSignedInUser();
  const { data } = useGetConsoleConfigValueQuery(solServiceParameter, { skip: !user });
  return data === undefined ? undefined : data.trim() === 'true';
}

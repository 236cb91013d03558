import { useGetConsoleConfigValueQuery } from './index';
import { useSignedInUser } from './session';

/** The configuration value that switches online sales. */
export const solServiceParameter = { code: 'SOL_SERVICE_AVAILABLE' };

/** Is online sales available? Undefined until the configuration says so; a failed call leaves it unknown. */
export function useSolService(): boolean | undefined {
  const user = useSignedInUser();
  const { data } = useGetConsoleConfigValueQuery(solServiceParameter, { skip: !user });
  return data === undefined ? undefined : data.trim() === 'true';
}

import { ccbApi, useGetConsoleConfigValueQuery } from './index';
import { problemOf } from './problem';
import { useSignedInUser } from './session';

export const solServiceParameter = { code: 'SOL_SERVICE_AVAILABLE' };

export interface SolServiceReading {
  /** Undefined until the configuration says so. */
  isOn: boolean | undefined;
  /** Why it could not be read; it stays while it is asked again. */
  failure: string | undefined;
  isAsking: boolean;
  askAgain: () => void;
}

const isOnBy = (value: string | undefined) => (value === undefined ? undefined : value.trim() === 'true');

/** Is online sales available, and if nobody knows: why? A failed call leaves it as it was. */
export function useSolServiceReading(): SolServiceReading {
  const user = useSignedInUser();
  const { data, error, isFetching, refetch } = useGetConsoleConfigValueQuery(solServiceParameter, {
    skip: !user,
  });
  return {
    isOn: isOnBy(data),
    failure: error && problemOf(error).message,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}

/** The same without asking, for what stands outside of the pages that ask. */
export function useKnownSolService(): boolean | undefined {
  const { data } = ccbApi.endpoints.getConsoleConfigValue.useQueryState(solServiceParameter);
  return isOnBy(data);
}

/** Is online sales available? Undefined until the configuration says so; a failed call leaves it unknown. */
export const useSolService = (): boolean | undefined => useSolServiceReading().isOn;

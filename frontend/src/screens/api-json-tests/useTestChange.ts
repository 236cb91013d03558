import { useUpdateApiJsonTestMutation, type ApiJsonTest, type ApiJsonTestInput } from '../../api';

type Stored = Pick<
  ApiJsonTest,
  'id' | 'urlAsIs' | 'urlToBe' | 'diff' | 'disableTest' | 'ignorePaths' | 'arrayKeys' | 'version'
>;

/** Saves the whole record with a part of it changed. */
export function useTestChange() {
  const [update, { isLoading }] = useUpdateApiJsonTestMutation();
  const change = (test: Stored, changes: Partial<ApiJsonTestInput>) => {
    const { id, urlAsIs, urlToBe, diff, disableTest, ignorePaths, arrayKeys, version } = test;
    const whole = { id, urlAsIs, urlToBe, diff, disableTest, ignorePaths, arrayKeys, version };
    return update({ id, apiJsonTestInput: { ...whole, ...changes } }).unwrap();
  };
  return { change, isChanging: isLoading };
}

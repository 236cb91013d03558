import { use, useEffect, useEffectEvent } from 'react';
import { DraftContext, type DraftSource } from '../../../kit/form/DraftContext';

/** Tells the screen what the form of its dialog holds, for the end of the session; outside of an OpenedDialog nothing. */
export function useWatchedForm(form: {
  title: string;
  isDirty: boolean;
  values: DraftSource['values'];
}): void {
  const scope = use(DraftContext);
  const read = useEffectEvent(() => form);
  const watch = useEffectEvent(() =>
    scope?.watch({ title: form.title, isDirty: () => read().isDirty, values: () => read().values() }),
  );
  useEffect(() => watch(), []);
}

import { use, useEffect, useEffectEvent } from 'react';
import { DraftContext, type DraftSource } from './DraftContext';

type WatchedForm = Pick<DraftSource, 'title' | 'values' | 'file'> & { isDirty: boolean };

/** Tells the screen what the form of its dialog holds, for the end of the session; outside of an OpenedDialog nothing. */
export function useWatchedForm(form: WatchedForm): void {
  const scope = use(DraftContext);
  const read = useEffectEvent(() => form);
  const watch = useEffectEvent(() =>
    scope?.watch({
      title: form.title,
      isDirty: () => read().isDirty,
      values: () => read().values(),
      file: () => read().file?.(),
    }),
  );
  useEffect(() => watch(), []);
}

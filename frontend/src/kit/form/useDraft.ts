import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DraftContext } from './DraftContext';
import { t } from '../../texts/kit';

/** Puts a draft into the form when it opens, and tells its screen what it holds; outside of an OpenedDialog nothing. */
export function useDraft(form: UseFormReturn<Record<string, string>>, title: ReactNode): void {
  const scope = use(DraftContext);
  const { isDirty } = form.formState;
  const readDirty = useEffectEvent(() => isDirty);
  const begin = useEffectEvent(() => {
    scope?.watch({
      title: typeof title === 'string' ? title : t('a form'),
      isDirty: () => readDirty(),
      values: () => form.getValues(),
    });
    for (const [name, value] of Object.entries(scope?.values ?? {}))
      form.setValue(name, value, { shouldDirty: true });
  });
  useEffect(() => begin(), []);
}

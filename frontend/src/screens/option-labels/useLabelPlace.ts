import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';

/** 'Aurora 1.5 Hybrid · 3410226 · Italiano': whose labels a list or a dialog shows. */
export function useLabelPlace(): string {
  const { description, modelId } = useCurrentModel();
  const { text } = useCurrentLanguage();
  return [description, modelId, text].filter(Boolean).join(' · ');
}

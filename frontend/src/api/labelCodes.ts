import { useFindLabelCodesQuery, type LabelCode } from './index';
import { useCurrentLanguage } from './preferences';
import { useDebounced } from './useDebounced';

export interface LabelCodes {
  /** Codes of interface labels that contain what was typed, with their texts in the current language. */
  codes: readonly LabelCode[];
  /** The code that is the very text; null: there is none; undefined: not known yet. */
  exact: LabelCode | null | undefined;
}

/** The codes of interface labels for what is typed into a field, asked once the typing rests. */
export function useLabelCodes(text: string): LabelCodes {
  const typed = text.trim();
  const code = useDebounced(typed);
  const language = useCurrentLanguage().code;
  const { data, currentData } = useFindLabelCodesQuery({ code, language });
  const isAnswered = currentData !== undefined && code === typed;
  return {
    codes: data ?? [],
    exact: isAnswered ? (currentData.find((each) => each.code === typed) ?? null) : undefined,
  };
}

import { useMemo } from 'react';
import { useFindInterfaceLabelsByGroupQuery } from '../../../api';
import { useCurrentLanguage } from '../../../api/preferences';
import { priceWarningCodes, priceWarningTexts } from '../../../texts';

export interface PriceWarning {
  text: string;
  lang: string;
}

export type PriceWarnings = Record<keyof typeof priceWarningCodes, PriceWarning>;

const labelGroup = 'PRICECONF';

/**
 * The three warnings of the price configurator in the user's words; English where no label is stored (decision A-58).
 * @param modelName the vehicle on show, whose model may have labels of its own
 */
export function usePriceWarnings(modelName: string): PriceWarnings {
  const language = useCurrentLanguage().code;
  const { data } = useFindInterfaceLabelsByGroupQuery(
    { modelName, language, labelGroup },
    { refetchOnMountOrArgChange: true },
  );
  return useMemo(() => {
    const warning = (name: keyof PriceWarnings): PriceWarning => {
      const label = data?.find(({ code }) => code === priceWarningCodes[name]);
      return label
        ? { text: label.label, lang: label.language }
        : { text: priceWarningTexts[name], lang: 'en' };
    };
    return {
      unpublished: warning('unpublished'),
      missing: warning('missing'),
      alternative: warning('alternative'),
    };
  }, [data]);
}

import { BookOpenText } from 'lucide-react';
import { searchOf } from '../../../../contracts/rules/search-terms';
import { t } from '../../texts/kitRecord.gen';
import { RouteButton } from '../../ui/navigation/RouteButton';
import { translationsAddress, type TranslationsPlace } from './translationsAddress';

export interface TranslationsLinkProps extends Pick<TranslationsPlace, 'kind' | 'group'> {
  /** The language of the list. */
  source: string;
  /** What the list is filtered by; the workbench looks for all of it. */
  filters: { code: string; label: string; content?: string; missingIn?: string };
}

/** From a list of labels to the same texts in the translators' workbench (R-340). */
export function TranslationsLink({ kind, group, source, filters }: TranslationsLinkProps) {
  const { code, label, content = '', missingIn } = filters;
  const search = searchOf([code, label, content]);
  const missing = missingIn
    ? ({ targets: [missingIn], state: 'missing', stateLanguage: missingIn } as const)
    : {};
  return (
    <RouteButton icon={BookOpenText} to={translationsAddress({ kind, group, search, source, ...missing })}>
      {t('Translations')}
    </RouteButton>
  );
}

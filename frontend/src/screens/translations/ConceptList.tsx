import { languageTag } from '../../../../contracts/rules/language-tag';
import type { FoundConcept } from '../../../../contracts/rules/translation-glossary';
import { t } from '../../texts/translations.gen';
import textStyles from '../../ui/text.module.css';
import styles from './translations.module.css';
import type { Translation, TranslationCell } from '../../api';
import type { Checking } from './useChecking';
import { classes } from '../../ui/classes';
import { Stack } from '../../ui/Stack';

/** What the open text is described by: the panel below the table has it. */
export const conceptListId = 'concepts-of-text';

/** The concepts of the glossary in a row's source text, with their terms in the language of the cell. */
export const conceptsOf = (
  { glossary }: Checking,
  { source }: Translation,
  { language }: TranslationCell,
  from: string,
): FoundConcept[] => glossary.conceptsIn(source, from, language);

interface ConceptListProps {
  concepts: readonly FoundConcept[];
  /** Code of the language of the source. */
  source: string;
}

/** What the words of a source text are called in the language of its translation, and are not to be called. */
export const ConceptList = ({ concepts, source }: ConceptListProps) => (
  <div>
    <h2>{t('Glossary')}</h2>
    <dl id={conceptListId} className={classes(textStyles.anywhere, styles.concepts)}>
      {concepts.map(({ concept, found, terms }) => (
        <Stack key={concept} columns="minmax(60px, auto) 1fr" gap="2px 10px" pad="3px 0">
          <dt lang={languageTag(source)}>{found}</dt>
          {terms.map(({ term, language, forbidden, note }) => (
            <dd key={term}>
              {forbidden ? (
                <>
                  <s lang={languageTag(language)} className={textStyles.danger}>
                    {term}
                  </s>
                  <span className={textStyles.unseen}> {t('(forbidden)')}</span>
                </>
              ) : (
                <b lang={languageTag(language)}>{term}</b>
              )}
              {note && <span className={textStyles.sub}>{note}</span>}
            </dd>
          ))}
        </Stack>
      ))}
    </dl>
  </div>
);

import { CircleCheck, Clock, Languages } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OverviewLanguages, TextKind } from '../../api';
import { formatCount } from '../../kit/format/counts';
import { t } from '../../texts/overview';
import { languageTag } from '../../ui/data/languageTag';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import { Calm, OverviewCard } from './OverviewCard';
import { textsAddress } from './overviewLinks';
import styles from './languages-card.module.css';
import cardStyles from './overview.module.css';

type Language = OverviewLanguages['languages'][number];

const kindWords: Record<TextKind, string> = {
  interfaceLabel: t('Interface labels'),
  option: t('Options'),
  accessory: t('Accessories'),
  customerProgramme: t('Customer programmes'),
  colour: t('Colours'),
  editorialContent: t('Editorial contents'),
  editorialPlaceholder: t('Editorial placeholders'),
};

/** Whole per cent, never 100 while a text is missing. */
export const shareOf = (translated: number, texts: number): number =>
  texts === 0 ? 100 : Math.floor((translated * 100) / texts);

const isComplete = ({ kinds }: Language): boolean => kinds.length === 0;

/** A language that lacks something: how much is translated, and what is missing or out of date, kind by kind. */
function OpenLanguage({ language, source, texts }: { language: Language; source: string; texts: number }) {
  const { language: code, name, translated, kinds } = language;
  const share = shareOf(translated, texts);
  const missing = kinds.filter((each) => each.missing > 0);
  const outdated = kinds.filter((each) => each.outdated > 0);
  return (
    <li className={styles.language}>
      <b lang={languageTag(code)} className={textStyles.cut}>
        {name}
      </b>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </span>
      <span className={classes(styles.share, textStyles.num)}>{share} %</span>
      <ul className={styles.kinds}>
        {missing.map((each) => (
          <li key={each.kind}>
            <Link
              to={textsAddress(each.kind, source, code, 'missing')}
              aria-label={t('{language}: {count} missing, {kind}', {
                language: name,
                count: each.missing,
                kind: kindWords[each.kind],
              })}
            >
              {kindWords[each.kind]} <span className={textStyles.num}>{formatCount(each.missing)}</span>
            </Link>
          </li>
        ))}
        {outdated.map((each) => (
          <li key={`outdated ${each.kind}`}>
            <Link
              to={textsAddress(each.kind, source, code, 'outdated')}
              className={textStyles.warn}
              aria-label={t('{language}: {count} out of date, {kind}', {
                language: name,
                count: each.outdated,
                kind: kindWords[each.kind],
              })}
              title={t('Out of date')}
            >
              <Clock size={12} aria-hidden /> {kindWords[each.kind]}{' '}
              <span className={textStyles.num}>{formatCount(each.outdated)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How much of the texts each language has; a number leads to exactly those texts in the workbench. */
export function LanguagesCard({ languages: { source, texts, languages } }: { languages: OverviewLanguages }) {
  const open = languages.filter((each) => !isComplete(each));
  const complete = languages.filter(isComplete);
  return (
    <OverviewCard
      icon={Languages}
      title={t('Languages')}
      sum={
        open.length > 0
          ? t('{complete} of {all} complete, of {texts} texts', {
              complete: complete.length,
              all: languages.length,
              texts: formatCount(texts),
            })
          : undefined
      }
      all={{ to: '/translation_completeness', label: t('Completeness') }}
    >
      {open.length > 0 && (
        <ul className={styles.languages}>
          {open.map((language) => (
            <OpenLanguage key={language.language} {...{ language, source, texts }} />
          ))}
        </ul>
      )}
      {open.length === 0 ? (
        <Calm>{t('Every text is translated into every language.')}</Calm>
      ) : (
        complete.length > 0 && (
          <p className={classes(cardStyles.foot, textStyles.small)}>
            <CircleCheck size={15} aria-hidden />
            {t('Complete:')}{' '}
            {complete.map(({ language, name }, at) => (
              <span key={language}>
                {at > 0 && ', '}
                <span lang={languageTag(language)}>{name}</span>
              </span>
            ))}
          </p>
        )
      )}
    </OverviewCard>
  );
}

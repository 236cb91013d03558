import { CircleCheck, Languages } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageTag } from '../../../../contracts/rules/language-tag';
import type { OverviewLanguages, TextKind } from '../../api';
import { formatCount } from '../../kit/format/counts';
import { t } from '../../texts/overview.gen';
import { Meter } from '../../ui/data/Meter';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import textStyles from '../../ui/text.module.css';
import { Calm, OverviewCard } from './OverviewCard';
import { completenessAddress, textsAddress } from './overviewLinks';
import styles from './overview.module.css';

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

/** Links of a language in its line: the kinds with the most, and room for what is out of date. */
const shownMissing = 3;
const shownOutdated = 1;

interface KindLinkProps {
  to: string;
  state: 'missing' | 'outdated';
  language: string;
  kind: TextKind;
  count: number;
}

/** How many texts of a kind are missing, or out of date, in a language. */
function KindLink({ to, state, language, kind, count }: KindLinkProps) {
  const told = { language, count: formatCount(count), kind: kindWords[kind] };
  const isMissing = state === 'missing';
  return (
    <li>
      <Link
        to={to}
        className={isMissing ? undefined : textStyles.warn}
        aria-label={
          isMissing
            ? t('{language}: {count} missing, {kind}', told)
            : t('{language}: {count} out of date, {kind}', told)
        }
      >
        {kindWords[kind]} <b className={textStyles.num}>{formatCount(count)}</b>
      </Link>
    </li>
  );
}

/** The kinds in one state, under its name; nothing where there are none. */
const KindLinks = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <Row align="flex-start" gap="0 12px">
      <span className={classes(textStyles.faint, textStyles.nowrap)}>{title}</span>
      <Row as="ul" wrap gap="0 12px">
        {children}
      </Row>
    </Row>
  );

interface OpenLanguageProps {
  language: Language;
  source: string;
  texts: number;
}

/** A language that lacks something: how much is translated, and what is missing or out of date, kind by kind. */
function OpenLanguage({ language, source, texts }: OpenLanguageProps) {
  const { language: code, name, translated, kinds } = language;
  const share = shareOf(translated, texts);
  const [isWhole, setIsWhole] = useState(false);
  const linkOf = (state: 'missing' | 'outdated') => (each: Language['kinds'][number]) => (
    <KindLink
      key={each.kind}
      to={textsAddress(each.kind, source, code, state)}
      state={state}
      language={name}
      kind={each.kind}
      count={each[state]}
    />
  );
  const missing = kinds.filter((each) => each.missing > 0);
  const outdated = kinds.filter((each) => each.outdated > 0);
  const more = Math.max(0, missing.length - shownMissing) + Math.max(0, outdated.length - shownOutdated);
  return (
    <li className={styles.language}>
      <b lang={languageTag(code)} className={textStyles.cut}>
        {name}
      </b>
      <Meter percent={share} className={styles.share} />
      <span className={classes(textStyles.right, textStyles.medium, textStyles.num)}>{share} %</span>
      <Row wrap align="flex-start" gap="0 18px" className={styles.kinds}>
        <KindLinks title={t('Missing')}>
          {missing.slice(0, isWhole ? undefined : shownMissing).map(linkOf('missing'))}
        </KindLinks>
        <KindLinks title={t('Out of date')}>
          {outdated.slice(0, isWhole ? undefined : shownOutdated).map(linkOf('outdated'))}
        </KindLinks>
        {more > 0 && !isWhole && (
          <button
            type="button"
            aria-label={t('{language}: show {more} more', { language: name, more })}
            onClick={() => setIsWhole(true)}
          >
            +{more}
          </button>
        )}
      </Row>
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
      all={{ to: completenessAddress(source), label: t('Completeness') }}
    >
      {open.length > 0 && (
        <ul className={styles.languages}>
          {open.map((language) => (
            <OpenLanguage key={language.language} language={language} source={source} texts={texts} />
          ))}
        </ul>
      )}
      {open.length === 0 ? (
        <Calm>{t('Every text is translated into every language.')}</Calm>
      ) : (
        complete.length > 0 && (
          <Row
            as="p"
            wrap
            gap="4px 6px"
            className={classes(styles.calm, styles.foot, textStyles.muted, textStyles.small)}
          >
            <CircleCheck size={15} aria-hidden />
            {t('Complete:')}{' '}
            {complete.map(({ language, name }, at) => (
              <span key={language}>
                {at > 0 && ', '}
                <span lang={languageTag(language)}>{name}</span>
              </span>
            ))}
          </Row>
        )
      )}
    </OverviewCard>
  );
}

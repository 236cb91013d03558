import type { LandingLanguage } from '../../api';
import { VisitorHeader } from '../../ui/navigation/VisitorHeader';
import { shellTexts } from '../../texts';
import { LandingContent, type LandingContentProps } from './LandingContent';
import { LandingLanguageCode, wordedLanguage, wordsIn, useLandingWords } from './landingLanguage';
import { searchOf } from './landingPlace';
import { ChevronDown, Globe } from 'lucide-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import styles from './landing.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

type LanguageChoiceProps = {
  language: string;
  languages: readonly LandingLanguage[];
  onLanguage: (code: string) => void;
};

function LanguageChoice({ language, languages, onLanguage }: LanguageChoiceProps) {
  const { words } = useLandingWords();
  return (
    <span className={styles.language}>
      <Globe size={15} aria-hidden />
      <select
        aria-label={words.language}
        value={language}
        onChange={(event) => onLanguage(event.target.value)}
      >
        {languages.map(({ code, description }) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {description}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}

export type LandingPageProps = LandingContentProps & {
  isSignedIn: boolean;
  languages: readonly LandingLanguage[];
};

/** The public page as a whole: header of a visitor, content, footer, in the language of the visitor. */
export function LandingPage({ isSignedIn, languages, ...content }: LandingPageProps) {
  const { place, onPlace, language } = content;
  const words = wordsIn(language);
  const chosen = place.language ? searchOf({ language: place.language }) : '';
  return (
    <LandingLanguageCode.Provider value={language}>
      <div className="land-page" lang={wordedLanguage(language)}>
        <VisitorHeader isSignedIn={isSignedIn} words={words} search={chosen}>
          {languages.length > 1 && (
            <LanguageChoice
              language={language}
              languages={languages}
              onLanguage={(code) => onPlace({ ...place, language: code })}
            />
          )}
        </VisitorHeader>
        <main id="main" tabIndex={-1}>
          <LandingContent {...content} />
        </main>
        <footer className={classes(textStyles.faint, textStyles.tiny, styles.foot)}>
          <span>{shellTexts.copyright}</span>
          <span>{words.note}</span>
        </footer>
      </div>
    </LandingLanguageCode.Provider>
  );
}

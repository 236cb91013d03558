import { ChevronDown, Globe } from 'lucide-react';
import type { LandingLanguage } from '../../api';
import { useLandingWords } from './landingLanguage';
import './language-choice.css';

export type LanguageChoiceProps = {
  language: string;
  languages: readonly LandingLanguage[];
  onLanguage: (code: string) => void;
};

export function LanguageChoice({ language, languages, onLanguage }: LanguageChoiceProps) {
  const { words } = useLandingWords();
  return (
    <span className="land-lang">
      <Globe size={15} aria-hidden />
      <select
        aria-label={words.language}
        value={language}
        onChange={(event) => onLanguage(event.target.value)}
      >
        {languages.map(({ code, description }) => (
          <option key={code} value={code} lang={code}>
            {description}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}

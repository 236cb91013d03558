import { RecordField } from '../../kit/form/RecordField';
import { country, descriptions } from './country';

const languages = {
  descEn: ['en', 'English'],
  descDe: ['de', 'Deutsch'],
  descFr: ['fr', 'Français'],
  descIt: ['it', 'Italiano'],
  descEs: ['es', 'Español'],
} as const;

/** The names of the country in five languages; one of them is needed (R-120, readings A-80). */
export const TranslationFields = () => (
  <div className="g2">
    {descriptions.map((name) => {
      const [lang, text] = languages[name];
      return (
        <RecordField
          key={name}
          field={{ ...country.fields[name], note: text, marked: name === 'descEn' }}
          lang={lang}
        />
      );
    })}
  </div>
);

import { useWatch } from 'react-hook-form';
import { RecordField } from '../../kit/form/RecordField';
import { country, descriptions } from './country';
import { t } from '../../texts/countries';

const languages = {
  descEn: ['en', t('English')],
  descDe: ['de', t('Deutsch')],
  descFr: ['fr', t('Français')],
  descIt: ['it', t('Italiano')],
  descEs: ['es', t('Español')],
} as const;

/** The names of the country in five languages; one of them is needed. */
export function TranslationFields() {
  const typed = useWatch<Record<string, string>>({ name: [...descriptions] }) as unknown as string[];
  const isNameless = typed.every((text) => text.trim() === '');
  return (
    <>
      <p className="muted">
        {t(
          'A country needs a name in one language at least; where another one is missing, English stands in.',
        )}
      </p>
      <div className="g2">
        {descriptions.map((name) => {
          const [lang, note] = languages[name];
          const required = name === 'descEn' && isNameless;
          const field = { ...country.fields[name], note, required, marked: false };
          return <RecordField key={name} field={field} lang={lang} />;
        })}
      </div>
    </>
  );
}

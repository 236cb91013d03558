import { isEnglish } from '../../../../contracts/rules/english';
import { type Language, useListLanguagesQuery } from '../../api';
import { useSilentFailure } from '../../api/useSilentFailure';
import { RecordField, SwitchField, SelectField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { fallbackChoices } from './fallbackChoices';
import { language, type LanguageValues } from './language';
import { t } from '../../texts/languages.gen';
import layoutStyles from '../../ui/layout.module.css';

const none: Language[] = [];

/** Every language, inactive ones too, by code; none until they are read. */
function useAllLanguages(): readonly Language[] {
  const list = useListLanguagesQuery({ page: 0, size: 1000, sortBy: 'code', sortDesc: false });
  useSilentFailure(list);
  return list.data?.content ?? none;
}

const { fields } = language;

/** The fields of a language, for a new one and for a stored one. */
export function LanguageForm({ row, ...form }: RecordFormSlot<Language, LanguageValues>) {
  const all = useAllLanguages();
  const current = row?.fallbackLanguage;
  // What is stored stays on offer until the others are read.
  const others = all.length > 0 ? fallbackChoices(all, row?.code ?? '') : current ? [current] : [];

  return (
    <RecordForm {...form}>
      <div className={layoutStyles.two}>
        <RecordField field={fields.code} locked={row !== undefined} />
        <RecordField field={fields.description} focused={row !== undefined} lang={row?.code} />
      </div>
      <SelectField
        field={fields.fallbackLanguage}
        options={others.map(({ code, description }) => ({ value: code, label: `${description} (${code})` }))}
        placeholder={t('No fallback')}
        locked={row && isEnglish(row)}
        hint={fallbackHint(row)}
      />
      <div className={layoutStyles.two}>
        <RecordField field={fields.language2CharCode} />
        <RecordField field={fields.languageSimpleCode} />
      </div>
      <SwitchField
        field={fields.default}
        disabled={row && (row.default || !row.active)}
        hint={defaultHint(
          row,
          all.find((each) => each.default),
        )}
      />
    </RecordForm>
  );
}

function defaultHint(row: Language | undefined, present: Language | undefined): string {
  if (row?.default) return t('Make another language the default one instead.');
  if (row && !row.active) return t('Activate it in the list first.');
  return present
    ? t('Takes over from {language}.', { language: present.description })
    : t('Takes over from the present one.');
}

function fallbackHint(row: Language | undefined): string {
  if (!row) return t('The language that supplies texts missing in this one.');
  return isEnglish(row)
    ? t('The fallback of the English language is fixed.')
    : t(
        'The language that supplies texts missing in this one. Languages that fall back to this one are not on offer.',
      );
}

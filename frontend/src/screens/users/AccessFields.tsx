import { useGetLangListQuery } from '../../api';
import { RecordField } from '../../kit/form/RecordField';
import { SelectField } from '../../kit/form/SelectField';
import type { UserFieldsProps } from './AccountFields';
import { FlagList } from './FlagList';
import { MarketsField } from './MarketsField';
import { accessFlags, user } from './user';
import { t } from '../../texts/users';

const { fields } = user;

/** What prices, packs and SOL read of a user (decision A-40). */
export function AccessFields({ row, isOwn }: UserFieldsProps) {
  const options = useLanguages(row?.lang);
  return (
    <>
      <div className="g2">
        <RecordField field={fields.alias} hint={t('The name that histories show')} />
        <SelectField
          field={fields.lang}
          options={options}
          placeholder={t('Choose a language')}
          hint={t('The console starts in it')}
        />
      </div>
      <RecordField field={fields.email} hint={t('Gets the files that are sent by mail')} />
      <FlagList label={t('Access')} flags={accessFlags} disabled={isOwn} />
      <MarketsField disabled={isOwn} />
    </>
  );
}

/** The active languages, and the user's own even if it is no longer active. */
function useLanguages(own: string | undefined) {
  const { data = [] } = useGetLangListQuery();
  const options = data.map(({ value, text }) => ({ value, label: text }));
  const isMissing = own !== undefined && own !== '' && !options.some(({ value }) => value === own);
  return isMissing ? [...options, { value: own, label: own }] : options;
}

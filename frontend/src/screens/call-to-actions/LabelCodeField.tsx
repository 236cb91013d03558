import { useLabelCodes } from '../../api/labelCodes';
import { useCurrentLanguage } from '../../api/preferences';
import { RecordField } from '../../kit/form/RecordField';
import { useFieldValue } from '../../kit/form/useFieldValue';
import { callToAction } from './callToAction';
import { t } from '../../texts/callToActions';

const field = callToAction.fields.labelCode;

/** The code of the interface label that customers read; the codes there are come up while it is typed. */
export function LabelCodeField() {
  const typed = useFieldValue(field.name);
  const { codes, exact } = useLabelCodes(typed);
  const { code: lang, text: language } = useCurrentLanguage();
  const options = codes.map(({ code, label }) => ({ value: code, label: code, hint: label ?? undefined }));
  const hint = !typed.trim()
    ? t('Code of the interface label that customers read.')
    : exact === null
      ? t('No interface label has this code yet.')
      : exact && !exact.label
        ? t('This label has no text in {language} yet.', { language })
        : exact?.label && <span lang={lang}>“{exact.label}”</span>;

  return <RecordField field={field} options={options} hint={hint || '\u00a0'} />;
}

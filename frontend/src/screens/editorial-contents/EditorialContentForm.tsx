import type { EditorialContent } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { useCurrentLanguage } from '../../api/preferences';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { MarkupAside } from '../../kit/markup/MarkupAside';
import { MarkupField } from '../../kit/markup/MarkupField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { ModelField } from '../../kit/regexp/ModelField';
import { editorialContent, type ContentValues } from './editorialContent';
import { t } from '../../texts/editorialContents';

const { fields } = editorialContent;

/** The fields of a content, for a new one and for a stored one, beside what they look like. */
export function EditorialContentForm({ row, ...form }: RecordFormSlot<EditorialContent, ContentValues>) {
  const current = useCurrentLanguage();
  const language = row ? { code: row.language.code, text: row.language.description } : current;

  return (
    <RecordForm
      {...form}
      subtitle={form.subtitle ?? language.text}
      aside={(fill) => (
        <MarkupAside field={fields.content.name} lang={language.code} history={form.aside?.(fill)} />
      )}
    >
      <div className="g2">
        <RecordField field={fields.code} locked={row !== undefined} />
        <RecordField field={fields.label} lang={language.code} />
        <ModelField
          field={fields.modelEnableRegexp}
          verb="matches"
          useMatch={useModelMatch}
          hint={t('All models, unless a specific model has its own content.')}
        />
        <ModelField
          field={fields.modelDisableRegexp}
          verb="excludes"
          useMatch={useModelMatch}
          hint={t('No model is excluded.')}
        />
      </div>
      <MarkupField field={fields.content} lang={language.code} focused={row !== undefined} />
    </RecordForm>
  );
}

import { useState, type ReactNode } from 'react';
import type { EditorialContent } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { useCurrentLanguage } from '../../api/preferences';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useFieldValue } from '../../kit/form/useFieldValue';
import { MarkupField } from '../../kit/markup/MarkupField';
import { MarkupPreview } from '../../kit/markup/MarkupPreview';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { RegexpField } from '../../kit/regexp/RegexpField';
import { Segmented } from '../../ui/Segmented';
import { editorialContent, type ContentValues } from './editorialContent';

const { fields } = editorialContent;

/** The fields of a content, for a new one and for a stored one, beside what they look like. */
export function EditorialContentForm({ row, ...form }: RecordFormSlot<EditorialContent, ContentValues>) {
  const current = useCurrentLanguage();
  const language = row ? { code: row.language.code, text: row.language.description } : current;

  return (
    <RecordForm
      {...form}
      subtitle={form.subtitle ?? language.text}
      aside={(fill) => <Aside lang={language.code} history={form.aside?.(fill)} />}
    >
      <div className="g2">
        <RecordField field={fields.code} locked={row !== undefined} />
        <RecordField field={fields.label} lang={language.code} />
        <ModelField
          field={fields.modelEnableRegexp}
          verb="matches"
          hint="All models, unless a specific model has its own content."
        />
        <ModelField field={fields.modelDisableRegexp} verb="excludes" hint="No model is excluded." />
      </div>
      <MarkupField field={fields.content} lang={language.code} focused={row !== undefined} />
    </RecordForm>
  );
}

function ModelField(props: { field: FieldDefinition; verb: 'matches' | 'excludes'; hint: string }) {
  return <RegexpField {...props} match={useModelMatch(useFieldValue(props.field.name))} />;
}

/** The preview; a stored content has its history beside it as well. */
function Aside({ lang, history }: { lang: string; history: ReactNode }) {
  const [shown, setShown] = useState<'preview' | 'history'>('preview');
  const choice = history && (
    <Segmented label="Beside the fields" options={sides} value={shown} onChange={setShown} />
  );
  return (
    <div className="side-by-side">
      {shown === 'preview' ? (
        <MarkupPreview field="content" lang={lang} title={choice} />
      ) : (
        <>
          {choice}
          {history}
        </>
      )}
    </div>
  );
}

const sides = [
  { value: 'preview', label: 'Live preview' },
  { value: 'history', label: 'History' },
] as const;

import { use, useState } from 'react';
import { isEnglish } from '../../../../contracts/rules/english';
import type { OptColorItem } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import { useOutcome } from '../../api/outcome';
import { useRecordChanges } from '../../api/recordChanges';
import { failureOf } from '../../api/problem';
import { formatTime } from '../../kit/format/instants';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { RowDraftsContext } from '../../kit/inline-edit/rowDrafts';
import { ChangeList, type ChangeEntry } from '../../kit/history/ChangeList';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { Tag } from '../../ui/data/Tag';
import { itemFields as fields, type ItemValues, itemFields, labelIn, labelsOf } from './itemLabels';
import { ItemLabelConflictDialog } from './ItemLabelConflictDialog';
import type { ItemDialogProps } from './ToggleItem';
import { useUpdateItemLabel } from './useUpdateItemLabel';
import { t } from '../../texts/optionColourLabels.gen';
import { changeEntries, mostChanges, type ShownFields } from '../../kit/record/changeEntries';
import type { RecordChange } from '../../kit/record/RecordCalls';
import { sharedFormProps } from '../../kit/record/sharedFormProps';
import layoutStyles from '../../ui/layout.module.css';

const shown: ShownFields = {
  fields: [itemFields.label, itemFields.description],
  heads: ['code', 'language', 'modelcode'],
};

const switchOf = ({ fields }: RecordChange) => fields.find(({ field }) => field === 'inactive');

/** A switch of the item leaves no text to bring back. */
function switchEntry(change: RecordChange): ChangeEntry {
  const entry = changeEntries([change], shown)[0]!;
  const word = switchOf(change)?.after ? t('Deactivated') : t('Activated');
  return { ...entry, left: null, changes: [], note: [word, entry.note].filter(Boolean).join(' · ') };
}

/** The changes of a label, and when its item was switched on or off; last the text that the first of the label found. */
function itemChanges(changes: readonly RecordChange[]): ChangeEntry[] {
  const entries = changeEntries(
    changes.filter((change) => !switchOf(change)),
    shown,
  );
  const made = [
    ...entries.filter(({ isOriginal }) => !isOriginal),
    ...changes.filter(switchOf).map(switchEntry),
  ];
  const original = entries.filter(({ isOriginal }) => isOriginal && changes.length < mostChanges);
  return [...made.toSorted((one, other) => other.id - one.id), ...original];
}

const englishOf = (item: OptColorItem) =>
  labelsOf(item).find(({ language, model }) => isEnglish(language) && model.modelcode === 'DEFAULT');

const valuesOf = (item: OptColorItem, language: string): ItemValues => ({
  code: item.code,
  as400Description: item.as400Description,
  label: labelIn(item, language)?.label ?? '',
  description: labelIn(item, language)?.description ?? '',
  english: englishOf(item)?.description ?? '',
});

/** Changes label and info text of an item in the current language, beside their history. */
export function EditItemLabel({ item, steps, onSaved, onClose }: ItemDialogProps & { steps?: DialogSteps }) {
  const { code: lang, text: language } = useCurrentLanguage();
  const [openedAt] = useState(Date.now);
  const { history } = useRecordChanges('optColorLabel', {
    shownId: `${item.group.code}~${item.id}`,
    language: lang,
  });
  const outcome = useOutcome();
  const drafts = use(RowDraftsContext);
  const saving = useUpdateItemLabel((id) => {
    drafts.set(id, undefined);
    onSaved(id);
    onClose();
  });
  const values = valuesOf(item, lang);
  const version = labelIn(item, lang)?.version ?? 0;
  const english = isEnglish({ code: lang }) ? undefined : englishOf(item);

  return (
    <>
      <RecordForm
        title={t('Edit {code}', { code: item.code })}
        subtitle={t('{group} · opened {openedAt}', {
          group: item.group.description || item.group.code,
          openedAt: formatTime(openedAt),
        })}
        width={1000}
        values={values}
        {...sharedFormProps(outcome, onClose)}
        onSave={({ label, description }) =>
          saving.save({ over: { item, ...values, version }, mine: { label, description }, openedAt })
        }
        steps={steps}
        aside={(fill) => (
          <ChangeList
            changes={history.data && itemChanges(history.data)}
            failure={failureOf(history)}
            onRetry={history.refetch}
            lang={lang}
            onRestore={({ left }) => {
              fill('label', left?.['label'] ?? '');
              fill('description', left?.['description'] ?? '');
            }}
          />
        )}
      >
        <div className={layoutStyles.two}>
          <RecordField field={fields.code} locked />
          <RecordField field={fields.as400Description} locked />
        </div>
        <RecordField
          field={fields.label}
          lang={lang}
          trailing={<Tag tone="neutral">{language}</Tag>}
          hint={english && <EnglishLabel text={english.label} />}
          focused
          showsSaved
        />
        <RecordField field={fields.description} lang={lang} showsSaved />
        {isEnglish({ code: lang }) ? (
          <input type="hidden" name="english" value={values.english} />
        ) : (
          <RecordField field={fields.english} lang="en" locked />
        )}
      </RecordForm>
      <ItemLabelConflictDialog saving={saving} />
    </>
  );
}

const EnglishLabel = ({ text }: { text: string }) => (
  <>
    {t('English:')} <span lang="en">“{text}”</span>
  </>
);

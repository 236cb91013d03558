import { PencilLine, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useGetTranslationGroupsQuery, type ImportPreview, type TranslationCopy } from '../../api';
import { useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { countOf } from '../../kit/format/counts';
import { ImportChanges, type ImportColumn } from '../../kit/import/ImportChanges';
import { t } from '../../texts/translations.gen';
import { Counters } from '../../ui/data/Counters';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Message } from '../../ui/feedback/Message';
import { Combobox } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { Button } from '../../ui/navigation/Button';
import { Row } from '../../ui/Row';
import { useGroupOptions } from './WorkbenchFilters';
import type { TakeBack } from './unsavedTexts';
import { useCopy } from './useCopy';
import type { Workbench } from './useWorkbench';
import { fieldLabel, kinds, textNoun } from './workbench';
import layoutStyles from '../../ui/layout.module.css';

type Of = TranslationCopy['of'];
type Which = TranslationCopy['which'];

const ofWhat: readonly { value: Of; label: string }[] = [
  { value: 'language', label: t('A language') },
  { value: 'model', label: t('A model') },
];
const which: readonly { value: Which; label: string }[] = [
  { value: 'missing', label: t('Missing texts only') },
  { value: 'all', label: t('All texts that differ') },
];

/** What the form asks for, beginning with what the workbench shows; texts without a group cannot be copied alone. */
function useCopyForm({ source, targets, kind: shownKind, group: shownGroup, languages }: Workbench) {
  const { modelcode } = useCurrentModel();
  const models = useSessionUser().ccadmFullModelList.map((model) => ({
    value: model.modelcode,
    label: model.modelcode,
  }));
  const [of, setOf] = useState<Of>('language');
  const [between, setBetween] = useState({
    language: { from: source, to: targets[0] ?? '' },
    model: { from: modelcode === 'DEFAULT' ? '' : modelcode, to: '' },
  });
  const [wanted, setWanted] = useState<Which>('missing');
  const [texts, setTexts] = useState<{ kind: TranslationCopy['kind'] | ''; group: string }>({
    kind: shownKind,
    group: shownGroup,
  });
  const { from, to } = between[of];
  const copy: TranslationCopy = {
    of,
    from,
    to,
    which: wanted,
    ...(texts.kind && { kind: texts.kind }),
    ...(texts.group && { group: texts.group }),
    ...(of === 'language' && { modelName: modelcode }),
  };
  return {
    copy,
    options: of === 'language' ? languages : models,
    kind: texts.kind,
    group: texts.group,
    setOf,
    setWhich: setWanted,
    setTexts,
    setEnd: (end: 'from' | 'to', value: string) =>
      setBetween({ ...between, [of]: { ...between[of], [end]: value } }),
    isComplete: from !== '' && to !== '' && from !== to,
    onlyModel: of === 'language' && modelcode !== 'DEFAULT' ? modelcode : undefined,
  };
}

type CopyForm = ReturnType<typeof useCopyForm>;

const keyColumns: readonly ImportColumn[] = [
  { name: 'kind', header: t('Kind'), width: 110 },
  { name: 'group', header: t('Group'), width: 116 },
  { name: 'field', header: t('Text'), width: 100 },
];

/** The plan with the words of the screen for kinds and fields; what all rows share is left out. */
function inWords(plan: ImportPreview, { kind, group }: CopyForm): ImportPreview {
  return {
    ...plan,
    rows: plan.rows.map((row) => ({
      ...row,
      key: {
        ...row.key,
        kind: kind ? '' : (kinds.find(({ value }) => value === row.key.kind)?.label ?? ''),
        group: group ? '' : (row.key.group ?? ''),
        field: fieldLabel(row.key.field ?? 'label'),
      },
    })),
  };
}

export interface CopyDialogProps {
  workbench: Workbench;
  onCopied: (takeBack: TakeBack) => () => Promise<void>;
  onClose: () => void;
}

/** Copies a language's texts into another one, or a model's labels to another one, after a preview of every change. */
export function CopyDialog({ workbench, onCopied, onClose }: CopyDialogProps) {
  const form = useCopyForm(workbench);
  const { languages, page } = workbench;
  const { plan, problem, isPreviewing, isCopying, show, apply } = useCopy(form.copy, {
    onWritten: () => void page.list.refetch(),
    onCopied,
    onClose,
  });
  const columns = useMemo(
    () => [...keyColumns, ...languages.map(({ value, label }) => ({ name: value, header: label }))],
    [languages],
  );
  const count = plan ? plan.counts.created + plan.counts.changed : 0;

  return (
    <Dialog
      title={t('Copy texts')}
      subtitle={t('Nothing is written before you have seen every change.')}
      width={count > 0 ? 1080 : 640}
      dirty={count > 0}
      saving={isCopying}
      onClose={onClose}
      onSubmit={() => (plan && count > 0 ? apply(plan) : form.isComplete ? show() : undefined)}
      actions={
        plan && count > 0 ? (
          <Button type="submit" variant="primary" pending={isCopying}>
            {t('Copy {texts}', { texts: countOf(count, textNoun) })}
          </Button>
        ) : (
          <Button type="submit" variant="primary" pending={isPreviewing} disabled={!form.isComplete}>
            {t('Preview')}
          </Button>
        )
      }
    >
      <div className={layoutStyles.stack}>
        {problem && (
          <Message tone={problem.status === 409 ? 'warning' : 'error'} announce title={problem.message}>
            {problem.status === 409 && (
              <Button size="s" onClick={show}>
                {t('Preview again')}
              </Button>
            )}
          </Message>
        )}
        <CopyFields form={form} />
        {plan &&
          (count > 0 ? (
            <Counters
              counters={[
                { label: t('new'), value: plan.counts.created, icon: Plus, tone: 'ok' },
                { label: t('replaced'), value: plan.counts.changed, icon: PencilLine, tone: 'accent' },
              ]}
            />
          ) : (
            <EmptyState title={t('Nothing to copy')} text={t('Every text is there already.')} />
          ))}
      </div>
      {plan && count > 0 && (
        <ImportChanges plan={inWords(plan, form)} columns={columns} createdWord={t('New')} />
      )}
    </Dialog>
  );
}

function CopyFields({ form }: { form: CopyForm }) {
  const { copy, options, kind, group, onlyModel } = form;
  const groupsOf = kind || 'interfaceLabel';
  const { data: groups } = useGetTranslationGroupsQuery({ kind: groupsOf }, { skip: !kind });
  const groupOptions = useGroupOptions(groupsOf, groups);
  return (
    <>
      <Row wrap gap="12px 20px">
        <Segmented label={t('What is copied')} options={ofWhat} value={copy.of} onChange={form.setOf} />
        <Segmented label={t('Which texts')} options={which} value={copy.which} onChange={form.setWhich} />
      </Row>
      <div className={layoutStyles.two}>
        <Field label={t('From')}>
          <Select
            value={copy.from}
            options={options}
            placeholder={t('Choose')}
            onValue={(value) => form.setEnd('from', value)}
          />
        </Field>
        <Field
          label={t('To')}
          error={copy.from !== '' && copy.from === copy.to ? t('Choose another one') : undefined}
        >
          <Select
            value={copy.to}
            options={options}
            placeholder={t('Choose')}
            onValue={(value) => form.setEnd('to', value)}
          />
        </Field>
        <Field label={t('Texts')}>
          <Select
            value={kind ?? ''}
            options={[{ value: '', label: t('All kinds') }, ...kinds]}
            onValue={(value) => form.setTexts({ kind: value as CopyForm['kind'], group: '' })}
          />
        </Field>
        <Field label={t('Group')} hint={onlyModel && t('Texts for {model} only', { model: onlyModel })}>
          <Combobox
            value={group}
            options={kind ? groupOptions : [{ value: '', label: t('All groups') }]}
            onChange={(value) => form.setTexts({ kind, group: value })}
          />
        </Field>
      </div>
    </>
  );
}

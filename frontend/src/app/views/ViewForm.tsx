import type { ListView, ListViewInput } from '../../api';
import { RecordField, SwitchField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { Outcome } from '../../kit/record/RecordCalls';
import { t } from '../../texts/listViews';
import { keptColumns, type Look } from './viewLook';

const fields = {
  name: { name: 'name', label: t('Name'), required: true, maxLength: 60 },
  shared: { name: 'shared', label: t('Shared'), maxLength: 5 },
  preferred: { name: 'preferred', label: t('The list opens with it'), maxLength: 5 },
  renewed: { name: 'renewed', label: t('As the list looks now'), maxLength: 5 },
} as const;

export interface ViewFormProps {
  /** The view to change; undefined for a new one. */
  view: ListView | undefined;
  look: Look;
  save: (input: ListViewInput, id?: number) => Promise<void>;
  outcome: Outcome;
  onClose: () => void;
}

/** Name and use of a view; a new one is as the list looks now, a stored one only where that is wanted. */
export function ViewForm({ view, look, save, outcome, onClose }: ViewFormProps) {
  const values = {
    name: view?.name ?? '',
    shared: String(view?.shared ?? false),
    preferred: String(view?.preferred ?? false),
    ...(view && { renewed: 'false' }),
  };
  const present = { search: look.query, columns: keptColumns(look.layout) };
  const submit = async ({ name = '', shared, preferred, renewed }: Record<string, string>) => {
    const { search, columns } = view && renewed !== 'true' ? view : present;
    const flags = { shared: shared === 'true', preferred: preferred === 'true' };
    await save({ name: name.trim(), ...flags, search, columns }, view?.id);
    onClose();
  };
  return (
    <RecordForm<Record<string, string>>
      title={view ? t('Change {name}', { name: view.name }) : t('New view')}
      subtitle={t('Filters, sort, page size and columns of this list')}
      width={480}
      values={values}
      onSave={submit}
      problemOf={outcome.problemOf}
      onClose={onClose}
    >
      <RecordField field={fields.name} />
      <SwitchField
        field={fields.shared}
        hint={t('Everybody who may see the list sees it; only you change it.')}
      />
      <SwitchField field={fields.preferred} hint={t('When nothing is searched for yet.')} />
      {view && (
        <SwitchField
          field={fields.renewed}
          hint={t('The present filters, sort, page size and columns replace those of the view.')}
        />
      )}
    </RecordForm>
  );
}

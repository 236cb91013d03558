import { Palette, Pencil, Download, Plus, Upload } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useGetLangListQuery, useListOptColorLabelsQuery, type OptColorItem } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog, type DialogState } from '../../kit/form/useOpenedDialog';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/cells';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { TranslationsLink } from '../../kit/translations/TranslationsLink';
import { NoRecords } from '../../kit/record/RecordHead';
import { editOf, useRecordSteps } from '../../kit/record/useRecordSteps';
import { RestoredRows } from '../../kit/inline-edit/RestoredRows';
import {
  RowDraftsContext,
  type RowDraft,
  type RowDrafts,
  useRowDrafts,
} from '../../kit/inline-edit/rowDrafts';
import { textTypedSince } from '../../kit/inline-edit/typedSince';
import { optionColourTexts, labelTexts } from '../../texts';
import {
  type ItemDialog,
  isColourGroup,
  labelIn,
  itemSearch,
  type ItemFilter,
  useGroupName,
  useTextKind,
  itemBulk,
  itemName,
  useItemBulk,
} from './itemLabels';
import { ItemLabelDialog } from './ItemLabelDialog';
import { t } from '../../texts/optionColourLabels.gen';
import { useOpenRows } from '../../kit/inline-edit/useOpenRows';
import { colourColumns, optionColumns, type ColumnOptions, type ItemColumn } from './itemColumns';
import type { FilterField } from '../../kit/list/FilterField';
import { IconButton } from '../../ui/navigation/IconButton';
import { editsRow } from '../../ui/data/editRow';
import { Toggle } from '../../ui/fields/Toggle';
import { ItemLabelConflictDialog } from './ItemLabelConflictDialog';
import { useUpdateItemLabel } from './useUpdateItemLabel';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { Row } from '../../ui/Row';

interface OptionColourLabelsHeadProps {
  group: string;
  filters: Record<ItemFilter, string>;
  onOpen: (dialog: ItemDialog) => void;
}

/** The title of the page with the active group, and what can be done with all its labels. */
function OptionColourLabelsHead({ group, filters, onOpen }: OptionColourLabelsHeadProps) {
  const { code: source, text: language } = useCurrentLanguage();
  const name = useGroupName(group);
  const kind = useTextKind(group);
  return (
    <PageHead
      title={optionColourTexts.title}
      tag={name}
      help={t('{group} in {language}. A label here is for every model without one of its own.', {
        group: name,
        language,
      })}
      actions={
        <>
          <TranslationsLink
            kind={kind}
            group={kind === 'colour' ? undefined : group}
            source={source}
            filters={filters}
          />
          <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
            {labelTexts.import}
          </Button>
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
            {labelTexts.new}
          </Button>
        </>
      }
    />
  );
}

/** Saves what was typed into a row; a colleague's change meanwhile opens the conflict, and what was typed stays. */
function useSaveRow(drafts: RowDrafts, onSaved: (id: number) => void) {
  const { code: language } = useCurrentLanguage();
  const { failed } = useOutcome();
  const sent = useRef(new Map<number, RowDraft>());
  const saving = useUpdateItemLabel(
    useCallback(
      (id: number, { label: values, version }: { label: string; version: number | undefined }) => {
        const draft = sent.current.get(id);
        drafts.set(id, draft && textTypedSince(draft, drafts.get(id), { values, version }));
        onSaved(id);
      },
      [drafts, onSaved],
    ),
  );
  const { save } = saving;

  const saveRow = useCallback(
    async (item: OptColorItem) => {
      const draft = drafts.get(item.id);
      if (!draft || draft.text.trim() === '') return;
      const { text, stored, version, openedAt } = draft;
      sent.current.set(item.id, draft);
      const over = { item, label: stored, description: labelIn(item, language)?.description, version };
      await save({ over, mine: { label: text }, openedAt }).catch((error: unknown) => failed(error));
    },
    [drafts, save, language, failed],
  );
  return { saving, saveRow };
}

/** Opens a dialog; a label that is typed into a row stands in its form as an unsaved change. */
function useOpenItem(drafts: RowDrafts, open: DialogState<ItemDialog>['open']) {
  return useCallback(
    (wanted: ItemDialog) => {
      const draft = wanted.kind === 'edit' ? drafts.get(wanted.row.id) : undefined;
      open(wanted, draft && { label: draft.text });
    },
    [drafts, open],
  );
}

interface ItemButtonsProps {
  item: OptColorItem;
  onOpen: (dialog: ItemDialog) => void;
}

/** Whether an item is active, and the way to its texts. The switch asks first and then shows what the server says. */
function ItemButtons({ item, onOpen }: ItemButtonsProps) {
  return (
    <Row as="span" inline>
      <Toggle
        hideLabel
        label={t('Active: {code}', { code: item.code })}
        checked={!item.inactive}
        onChange={() => onOpen({ kind: 'toggle', row: item })}
      />
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit {code}', { code: item.code })}
        onClick={() => onOpen({ kind: 'edit', row: item })}
      />
    </Row>
  );
}

/** The filters. A label is looked for in every language (R-305: the call names none). */
function useItemFilters(): FilterField<ItemFilter>[] {
  const { data: languages = [] } = useGetLangListQuery();
  return [
    { name: 'code', label: 'Code', placeholder: t('Any code') },
    { name: 'label', label: t('Label'), placeholder: t('Any text, in any language'), grow: true },
    {
      name: 'missingIn',
      label: t('Missing labels only'),
      placeholder: t('Any language'),
      options: languages.map(({ value, text }) => ({ value, label: text, lang: value })),
      phrase: (language) => t('its label missing in {language}', { language }),
    },
  ];
}

function useItemColumns(
  isColour: boolean,
  searched: string,
  onSave: ColumnOptions['onSave'],
): readonly ItemColumn[] {
  const rows = useOpenRows();
  return useMemo(
    () => (isColour ? colourColumns({ searched, rows, onSave }) : optionColumns({ searched })),
    [isColour, searched, rows, onSave],
  );
}

const nouns = {
  colours: { one: t('colour'), many: t('colours') },
  options: { one: t('option'), many: t('options') },
};

/** The labels of the colours, and of the options of a group, in every language. */
export function OptionColourLabelsScreen() {
  const search = usePagedSearch(itemSearch, useCurrentLanguage().code, usePageSize());
  const { group } = search;
  const isColour = isColourGroup(group);
  const noun = nouns[isColour ? 'colours' : 'options'];
  const list = useListOptColorLabelsQuery(
    { ...search.request, optColType: group || optionColourTexts.color },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const groupName = useGroupName(group);
  const drafts = useRowDrafts(search.subject);
  const dialog = useOpenedDialog<ItemDialog>();
  const open = useOpenItem(drafts, dialog.open);
  const { saving, saveRow } = useSaveRow(drafts, search.mark);
  const columns = useItemColumns(isColour, search.filters.label, saveRow);
  const bulk = useItemBulk(group, search.filters, open);
  const steps = useRecordSteps({ ...editOf<OptColorItem>({ ...dialog, open }), search, list });
  const actions = useCallback((item: OptColorItem) => <ItemButtons item={item} onOpen={open} />, [open]);

  return (
    <RowDraftsContext value={drafts}>
      <OptionColourLabelsHead group={group} filters={search.filters} onOpen={open} />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <ItemLabelDialog
            opened={opened}
            group={group}
            listed={{ noun, count: list.currentData?.totalElements, filters: search.filters }}
            steps={steps}
            onSaved={search.mark}
            onCreated={search.show}
            onClose={dialog.close}
          />
        )}
      </OpenedDialog>
      <RestoredRows drafts={drafts} />
      <ItemLabelConflictDialog saving={saving} />
      <OpensRows onOpen={open}>
        <BulkRows noun={noun} of={itemBulk} calls={bulk} search={search} nameOf={itemName}>
          <ListScreen
            noun={noun}
            search={search}
            list={list}
            failure={failureOf(list)}
            filters={useItemFilters()}
            columns={columns}
            actions={actions}
            empty={
              <NoRecords
                icon={Palette}
                many={noun.many}
                title={t('No {many} in “{group}”', { many: noun.many, group: groupName })}
                onOpen={({ kind }) => kind !== 'deleted' && open({ kind })}
              />
            }
          />
        </BulkRows>
      </OpensRows>
    </RowDraftsContext>
  );
}

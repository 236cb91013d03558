import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useListOptionGridLabelsQuery, type OptionGridEntry } from '../../api';
import { useMenuGroups } from '../../api/menuGroups';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSilentFailure } from '../../api/useSilentFailure';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RowDraftsContext } from '../../kit/rows/RowDraftsContext';
import { useRowDrafts } from '../../kit/rows/useRowDrafts';
import { NoOptions } from './NoOptions';
import type { OptionDialog } from './OptionDialog';
import { OptionLabelButtons } from './OptionLabelButtons';
import { OptionLabelDialog } from './OptionLabelDialog';
import { OptionLabelsHead } from './OptionLabelsHead';
import { optionFilters, optionSearch } from './optionSearch';
import { variantOf } from './optionVariants';
import { useOptionColumns } from './useOptionColumns';
import './option-labels.css';

/** The labels of options, accessories or customer programmes, by group and model. */
export function OptionLabelsScreen() {
  const { pathname } = useLocation();
  const variant = variantOf(pathname);
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(optionSearch, `${language} ${modelName}`, usePageSize());
  const group = search.group || variant.type;
  const list = useListOptionGridLabelsQuery(
    { ...search.request, optGroup: group, modelName, language },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  useSilentFailure(list);
  const groups = useMenuGroups(pathname);
  const groupName =
    groups.find(({ value }) => value === group)?.label ?? (group === variant.type ? '' : group);
  const drafts = useRowDrafts(search.subject);
  const dialog = useOpenedDialog<OptionDialog>();
  const { open, close } = dialog;
  const columns = useOptionColumns(open);
  const actions = useCallback(
    (entry: OptionGridEntry) => <OptionLabelButtons entry={entry} onOpen={open} />,
    [open],
  );
  const openNew = () => open({ kind: 'new' });

  return (
    <RowDraftsContext value={drafts}>
      <OptionLabelsHead variant={variant} groupName={groupName} onNew={openNew} />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <OptionLabelDialog
            opened={opened}
            variant={variant}
            group={group}
            groups={groups}
            onSaved={search.mark}
            onClose={close}
          />
        )}
      </OpenedDialog>
      <div className="screen option-labels">
        <ListScreen
          noun={variant.noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={optionFilters}
          columns={columns}
          actions={actions}
          empty={<NoOptions variant={variant} groupName={groupName} onNew={openNew} />}
        />
      </div>
    </RowDraftsContext>
  );
}

import { Boxes, Download, Plus, History, Pencil } from 'lucide-react';
import { useCallback } from 'react';
import { useListOptGroupsQuery, type OptGroup } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel, usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useDialogOfAddress } from '../../kit/form/useDialogOfAddress';
import { useOpenedDialog, type DialogState } from '../../kit/form/useOpenedDialog';
import { activeFilters } from '../../kit/list/FilterField';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListCard } from '../../kit/list/ListCard';
import { ListFilters } from '../../kit/list/ListFilters';
import { OpensRows } from '../../kit/list/cells';
import { editOf, useRecordSteps } from '../../kit/record/useRecordSteps';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import {
  FieldsDraftsContext,
  type FieldsDraft,
  useFieldsDrafts,
  useRowFields,
} from '../../kit/inline-edit/rowFields';
import { RowTags } from '../../kit/inline-edit/RowTags';
import { RestoredRows } from '../../kit/inline-edit/RestoredRows';
import type { RowDrafts } from '../../kit/inline-edit/rowDrafts';
import { labelTexts, optGroupTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHead } from '../../ui/navigation/PageHead';
import { optGroup, type OptGroupDialog as Opened, rowFields, storedFieldsOf } from './optGroup';
import { OptGroupDialog } from './OptGroupDialog';
import { optGroupFilters, optGroupSearch, useOptGroupColumns } from './useOptGroupColumns';
import { useOptGroupCalls } from './useOptGroupCalls';
import { t } from '../../texts/optGroups.gen';
import narrow from '../../kit/list/narrow-columns.module.css';
import { classes } from '../../ui/classes';
import styles from './opt-groups.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';
import { useNotices } from '../../api/notices';
import { faultIn } from '../../kit/inline-edit/RowFieldInput';
import { editsRow } from '../../ui/data/editRow';
import { IconButton } from '../../ui/navigation/IconButton';

const { noun, titles } = optGroup;
const codeOf = ({ code }: OptGroup) => code;

export function OptGroupsScreen() {
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(optGroupSearch, modelName, usePageSize());
  const list = useListOptGroupsQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const drafts = useFieldsDrafts(search.subject);
  const dialog = useOpenedDialog<Opened>();
  const open = useOpenOrFault(drafts, dialog.open);
  useDialogOfAddress(open, ['new', 'export']);
  const calls = useOptGroupCalls(dialog.opened, { modelName, ...search.filters });
  const outcome = useOutcome();
  const steps = useRecordSteps({ ...editOf<OptGroup>({ ...dialog, open }), search, list });
  const active = activeFilters(optGroupFilters, search.filters);
  const columns = useOptGroupColumns(list.data?.content, open);
  const actions = useCallback((row: OptGroup) => <OptGroupButtons row={row} onOpen={open} />, [open]);

  return (
    <FieldsDraftsContext value={drafts}>
      <PageHead
        title={titles}
        help={t(
          'Switches and types are saved at once after a confirmation, fields with SAVE. The feed brings new groups.',
        )}
        actions={
          <>
            <Button icon={Download} onClick={() => open({ kind: 'export' })}>
              {labelTexts.export}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => open({ kind: 'new' })}>
              {labelTexts.new}
            </Button>
          </>
        }
      />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <OptGroupDialog
            opened={opened}
            dialog={dialog}
            calls={calls}
            outcome={outcome}
            group={search.group}
            onSaved={search.mark}
            steps={steps}
          />
        )}
      </OpenedDialog>
      <RestoredRows drafts={drafts} />
      <ListFilters fields={optGroupFilters} search={search} />
      <OpensRows onOpen={open}>
        <BulkRows noun={noun} of={optGroup.bulk} calls={calls.bulk} search={search} nameOf={codeOf}>
          <div className={classes(tableCardStyles.screen, narrow.narrow, styles.screen)}>
            <ListCard
              noun={noun}
              search={search}
              list={list}
              columns={columns}
              actions={actions}
              active={active}
              failure={failureOf(list)}
              tags={<RowTags active={active} onClear={search.clear} />}
              empty={
                <EmptyState
                  icon={Boxes}
                  title={t('No groups')}
                  text={t('They come with the feed of options.')}
                />
              }
            />
          </div>
        </BulkRows>
      </OpensRows>
    </FieldsDraftsContext>
  );
}

type Open = DialogState<Opened>['open'];

/**
 * Opens a dialog; what is typed into a row stands in its form as unsaved changes. SAVE of a row with a fault opens the red box
 * instead, and nothing is sent.
 */
function useOpenOrFault(drafts: RowDrafts<FieldsDraft>, open: Open): Open {
  const notices = useNotices();
  return useCallback(
    (wanted) => {
      const typed = 'row' in wanted ? drafts.get(wanted.row.id)?.typed : undefined;
      const fault = wanted.kind === 'save' && faultIn(rowFields, typed ?? {});
      if (fault) notices.showFailure(fault);
      else open(wanted, wanted.kind === 'edit' ? typed : undefined);
    },
    [drafts, notices, open],
  );
}

interface OptGroupButtonsProps {
  row: OptGroup;
  onOpen: (dialog: Opened) => void;
}

function OptGroupButtons({ row, onOpen }: OptGroupButtonsProps) {
  const { draft } = useRowFields(storedFieldsOf(row));
  const { code } = row;
  return (
    <>
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit {code}', { code })}
        onClick={() => onOpen({ kind: 'edit', row })}
      />
      <IconButton
        icon={History}
        label={t('History of {code}', { code })}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      <Button
        size="s"
        variant={draft ? 'primary' : 'secondary'}
        disabled={!draft}
        aria-label={`${optGroupTexts.save} ${code}`}
        onClick={() => onOpen({ kind: 'save', row })}
      >
        {optGroupTexts.save}
      </Button>
    </>
  );
}

import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useListOptionGridLabelsQuery, type OptionGridEntry } from '../../api';
import { useMenuGroups } from '../../api/menuGroups';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { useSilentFailure } from '../../api/useSilentFailure';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ElsewhereNote } from '../../kit/list/ElsewhereNote';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { TranslationsLink } from '../../kit/translations/TranslationsLink';
import { RestoredRows } from '../../kit/inline-edit/RestoredRows';
import { RowDraftsContext, useRowDrafts, type RowDrafts } from '../../kit/inline-edit/rowDrafts';
import {
  type OptionDialog,
  isDefaultModel,
  editedText,
  isOwnOption,
  optionFilters,
  optionSearch,
  useLabelPlace,
} from './optionLabel';
import { OptionLabelDialog } from './OptionLabelDialog';
import { variantOf, type OptionVariant } from './optionVariants';
import { Plus, SlidersHorizontal, History, Trash2 } from 'lucide-react';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { t } from '../../texts/optionLabels.gen';
import { PageHead } from '../../ui/navigation/PageHead';
import { useOpenRows } from '../../kit/inline-edit/useOpenRows';
import {
  as400Column,
  codeColumn,
  defaultLabelColumn,
  expanderColumn,
  fieldColumn,
  iconColumn,
  infoColumn,
  type OptionColumn,
} from './optionColumns';
import { useRowText } from '../../kit/inline-edit/RowTextInput';
import { IconButton } from '../../ui/navigation/IconButton';
import styles from './option-labels.module.css';
import { classes } from '../../ui/classes';
import tableCardStyles from '../../ui/data/table-card.module.css';

interface OptionLabelButtonsProps {
  entry: OptionGridEntry;
  onOpen: (dialog: OptionDialog) => void;
}

/**
 * Update, the history and 'Use default label' of a row. The last one is the cancel of R-078: it deletes the label of
 * the model, as an emptied field does (decision A-17), and is disabled for the default label. Without a model,
 * an option that somebody typed and no model offers can be deleted, whatever models its labels are for.
 */
function OptionLabelButtons({ entry, onOpen }: OptionLabelButtonsProps) {
  const { modelcode } = useCurrentModel();
  const stored = editedText(entry, modelcode);
  const { isChanged, isBlank } = useRowText(stored);
  const { code } = entry.optItem;
  const isStored = stored.version > 0;
  const isOfModel = !isDefaultModel(modelcode);
  const canUpdate = isChanged && (!isBlank || (isOfModel && isStored));
  const useDefault = () => onOpen({ kind: 'cancel', entry });

  return (
    <>
      <Button
        size="s"
        variant={canUpdate ? 'primary' : 'secondary'}
        disabled={!canUpdate}
        aria-label={t('Update {code}', { code })}
        onClick={isBlank ? useDefault : () => onOpen({ kind: 'update', entry })}
      >
        {t('Update')}
      </Button>
      <IconButton
        icon={History}
        label={t('History of {code}', { code })}
        onClick={() => onOpen({ kind: 'history', entry })}
      />
      {!isOfModel && isOwnOption(entry) ? (
        <IconButton
          icon={Trash2}
          label={t('Delete {code}', { code })}
          onClick={() => onOpen({ kind: 'delete', entry })}
        />
      ) : (
        <Button
          size="s"
          className={styles.useDefault}
          disabled={!isOfModel || !isStored}
          aria-label={t('Use default label of {code}', { code })}
          title={t('Deletes the label of this model, so that the default label applies')}
          onClick={useDefault}
        >
          {t('Use default label')}
        </Button>
      )}
    </>
  );
}

/** The columns with model DEFAULT, and one more with a specific model. */
function useOptionColumns(
  onOpen: (dialog: OptionDialog) => void,
  drafts: RowDrafts,
): readonly OptionColumn[] {
  const { modelcode } = useCurrentModel();
  const { code: lang } = useCurrentLanguage();
  const rows = useOpenRows();

  return useMemo(() => {
    const save: Parameters<typeof fieldColumn>[2] = (entry, isBlank) => {
      if (!isBlank) onOpen({ kind: 'update', entry });
      else if (editedText(entry, modelcode).version > 0) onOpen({ kind: 'cancel', entry });
      // Where the model has no label, there is nothing to delete, and blanks are none either.
      else drafts.set(entry.id, undefined);
    };
    const labels = isDefaultModel(modelcode)
      ? [fieldColumn('defaultLabel', t('Default label'), save)]
      : [
          defaultLabelColumn(lang),
          fieldColumn('modelLabel', t('Model label'), save, 'clamp(190px, 20vw, 290px)'),
        ];
    return [
      expanderColumn((entry) => onOpen({ kind: 'colours', entry })),
      iconColumn(rows),
      codeColumn,
      infoColumn((entry) => onOpen({ kind: 'info', entry })),
      as400Column,
      ...labels,
    ];
  }, [modelcode, lang, rows, onOpen, drafts]);
}

interface OptionLabelsHeadProps {
  variant: OptionVariant;
  /** In words; '' for all groups. */
  groupName: string;
  onNew: () => void;
}

/** The title of the page, and what its labels are for: model, its 7-digit code, language. */
function OptionLabelsHead({
  variant,
  groupName,
  links,
  onNew,
}: OptionLabelsHeadProps & { links: ReactNode }) {
  const place = useLabelPlace();
  const { modelcode } = useCurrentModel();
  const rule = isDefaultModel(modelcode)
    ? t('A model without a label of its own shows the default label.')
    : t('An empty model label shows the default label.');
  return (
    <PageHead
      title={variant.title}
      tag={groupName}
      help={`${place}. ${rule}`}
      actions={
        <>
          {links}
          <Button variant="primary" icon={Plus} onClick={onNew}>
            {variant.newTitle}
          </Button>
        </>
      }
    />
  );
}

/** A group without options, or one that the grid of the model offers nothing of. */
function NoOptions({ variant, groupName, onNew }: OptionLabelsHeadProps) {
  const { modelcode, description } = useCurrentModel();
  const { many } = variant.noun;
  return (
    <EmptyState
      icon={SlidersHorizontal}
      title={groupName ? t('No {many} in “{groupName}”', { many, groupName }) : t('No {many}', { many })}
      text={
        isDefaultModel(modelcode)
          ? t('Create the first one.')
          : t('The grid of {description} offers none; with model DEFAULT all of the group are listed.', {
              description,
            })
      }
      action={
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {variant.newTitle}
        </Button>
      }
    />
  );
}

/** The labels of options, accessories or customer programmes, by group and model. */
export function OptionLabelsScreen() {
  const { pathname } = useLocation();
  const variant = variantOf(pathname);
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(optionSearch, `${language} ${modelName}`, usePageSize());
  const group = search.group || variant.type;
  const query = { ...search.request, optGroup: group, modelName, language };
  const list = useListOptionGridLabelsQuery(query, { skip: !search.asked, refetchOnMountOrArgChange: true });
  useSilentFailure(list);
  const isNothingHere = search.group !== '' && list.currentData?.totalElements === 0;
  const elsewhere = useListOptionGridLabelsQuery(
    { ...query, optGroup: variant.type, page: 0, size: 1 },
    { skip: !isNothingHere },
  );
  const groups = useMenuGroups(pathname);
  const groupName =
    groups.find(({ value }) => value === group)?.label ?? (group === variant.type ? '' : group);
  const drafts = useRowDrafts(search.subject);
  const dialog = useOpenedDialog<OptionDialog>();
  const { open, close } = dialog;
  const columns = useOptionColumns(open, drafts);
  const actions = useCallback(
    (entry: OptionGridEntry) => <OptionLabelButtons entry={entry} onOpen={open} />,
    [open],
  );
  const openNew = () => open({ kind: 'new' });

  return (
    <RowDraftsContext value={drafts}>
      <OptionLabelsHead
        variant={variant}
        groupName={groupName}
        links={
          <TranslationsLink
            kind={variant.textKind}
            group={search.group}
            source={language}
            filters={search.filters}
          />
        }
        onNew={openNew}
      />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <OptionLabelDialog
            opened={opened}
            variant={variant}
            group={group}
            groups={groups}
            onSaved={search.mark}
            onCreated={search.show}
            onClose={close}
          />
        )}
      </OpenedDialog>
      <RestoredRows drafts={drafts} />
      <div className={classes(tableCardStyles.screen, styles.screen)}>
        {isNothingHere && (
          <ElsewhereNote
            noun={variant.noun}
            group={groupName}
            count={elsewhere.currentData?.totalElements}
            allGroups=""
          />
        )}
        <ListScreen
          noun={variant.noun}
          search={search}
          list={list}
          failure={failureOf(list)}
          filters={optionFilters}
          columns={columns}
          actions={actions}
          empty={<NoOptions variant={variant} groupName={groupName} onNew={openNew} />}
        />
      </div>
    </RowDraftsContext>
  );
}

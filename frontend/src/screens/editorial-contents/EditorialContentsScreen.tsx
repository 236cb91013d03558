import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { useListEditorialContentsQuery, type EditorialContent } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { editorialContent } from './editorialContent';
import { EditorialContentForm } from './EditorialContentForm';
import { editorialContentFilters, editorialContentSearch } from './editorialContentSearch';
import { useEditorialContentCalls } from './useEditorialContentCalls';
import { useEditorialContentColumns } from './useEditorialContentColumns';
import { t } from '../../texts/editorialContents';

const { noun, titles } = editorialContent;

export function EditorialContentsScreen() {
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(editorialContentSearch, `${language} ${modelName}`, usePageSize());
  const list = useListEditorialContentsQuery(
    // The only call whose pages count from one.
    { ...search.request, page: search.page + 1, modelName, language },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<EditorialContent>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: EditorialContent) => <RecordButtons row={row} name={row.code} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('Longer texts of the configurator, plain or HTML. A specific model may have its own.')}
        many={noun.many}
        onOpen={open}
      />
      <RecordDialogs
        of={editorialContent}
        dialog={dialog}
        calls={useEditorialContentCalls(opened, {
          filters: { ...search.filters, modelName, language },
          count: list.data?.totalElements,
        })}
        outcome={useOutcome()}
        form={(slot) => <EditorialContentForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={editorialContentFilters}
          columns={useEditorialContentColumns(list.data?.content)}
          actions={actions}
          empty={<NoRecords icon={FileText} many={noun.many} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}

import { Braces } from 'lucide-react';
import { useCallback } from 'react';
import { useListEditorialPlaceholdersQuery, type EditorialPlaceholder } from '../../api';
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
import { editorialPlaceholder } from './editorialPlaceholder';
import { EditorialPlaceholderForm } from './EditorialPlaceholderForm';
import { editorialPlaceholderFilters, editorialPlaceholderSearch } from './editorialPlaceholderSearch';
import { useEditorialPlaceholderCalls } from './useEditorialPlaceholderCalls';
import { useEditorialPlaceholderColumns } from './useEditorialPlaceholderColumns';
import { t } from '../../texts/editorialPlaceholders';

const { noun, titles } = editorialPlaceholder;

export function EditorialPlaceholdersScreen() {
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(editorialPlaceholderSearch, `${language} ${modelName}`, usePageSize());
  const list = useListEditorialPlaceholdersQuery(
    { ...search.request, modelName, language },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<EditorialPlaceholder>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: EditorialPlaceholder) => <RecordButtons row={row} name={row.code} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('What stands for a {code} in the contents, by country, language and model.')}
        many={noun.many}
        onOpen={open}
      />
      <RecordDialogs
        of={editorialPlaceholder}
        dialog={dialog}
        calls={useEditorialPlaceholderCalls(opened, {
          filters: { ...search.filters, modelName, language },
          count: list.data?.totalElements,
        })}
        outcome={useOutcome()}
        form={(slot) => <EditorialPlaceholderForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={editorialPlaceholderFilters}
          columns={useEditorialPlaceholderColumns()}
          actions={actions}
          empty={<NoRecords icon={Braces} many={noun.many} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}

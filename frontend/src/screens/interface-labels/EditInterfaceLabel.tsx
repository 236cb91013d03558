import { useState } from 'react';
import {
  useGetInterfaceLabelHistoryQuery,
  useUpdateInterfaceLabelMutation,
  type InterfaceLabel,
  type InterfaceLabelConflict,
} from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog';
import { formatTime } from '../../kit/format/formatTime';
import { ChangeList } from '../../kit/history/ChangeList';
import { changeEntries } from './changeEntries';
import { interfaceLabelFields } from './interfaceLabelFields';
import { InterfaceLabelForm } from './InterfaceLabelForm';

export interface EditInterfaceLabelProps {
  label: InterfaceLabel;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Changes the text of a label, beside its history; a colleague's change meanwhile opens the conflict. */
export function EditInterfaceLabel({ label, onSaved, onClose }: EditInterfaceLabelProps) {
  const [update] = useUpdateInterfaceLabelMutation();
  const history = useGetInterfaceLabelHistoryQuery({ id: label.id }, { refetchOnMountOrArgChange: true });
  const notices = useNotices();
  const { username, userAliasFromModis } = useSessionUser();
  const [openedAt] = useState(Date.now);
  const [conflict, setConflict] = useState<InterfaceLabelConflict & { mine: string }>();

  const save = async (text: string, version: number) => {
    const { id, code, labelGroup, language, modelEnableRegexp, modelDisableRegexp } = label;
    const key = {
      id,
      code,
      labelGroup,
      language: { id: language.id },
      modelEnableRegexp,
      modelDisableRegexp,
    };
    try {
      const reply = await update({ id, interfaceLabelInput: { ...key, label: text, version } }).unwrap();
      onSaved(reply.id);
      onClose();
      notices.showSuccess(reply.message);
    } catch (error) {
      const { status, body } = problemOf(error);
      if (status !== 409 || !isConflict(body)) throw error;
      setConflict({ ...body, mine: text });
    }
  };

  return (
    <>
      <InterfaceLabelForm
        title={`Edit ${label.code}`}
        subtitle={`Interface label · opened ${formatTime(openedAt)}`}
        width={1000}
        keyIsFixed
        language={{ code: label.language.code, text: label.language.description }}
        values={label as Pick<InterfaceLabel, keyof typeof interfaceLabelFields>}
        onSave={(values) => save(values.label, label.version)}
        onClose={onClose}
        aside={(fill) => (
          <ChangeList
            changes={history.data && changeEntries(history.data)}
            failure={history.isError ? problemOf(history.error).message : undefined}
            lang={label.language.code}
            onRestore={({ after }) => fill('label', after ?? '')}
          />
        )}
      />
      {conflict && (
        <ConflictDialog
          key={conflict.current.version}
          title={conflict.message}
          subtitle={`Interface label · ${label.language.description}`}
          me={userAliasFromModis || username}
          openedAt={openedAt}
          changedBy={conflict.changedBy}
          changedAt={conflict.changedAt}
          fields={[
            {
              ...interfaceLabelFields.label,
              lang: label.language.code,
              before: label.label,
              mine: conflict.mine,
              theirs: conflict.current.label,
            },
          ]}
          onSave={(values) => save(values.label ?? '', conflict.current.version)}
          problemOf={problemOf}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

const isConflict = (body: unknown): body is InterfaceLabelConflict =>
  typeof body === 'object' && body !== null && 'current' in body;

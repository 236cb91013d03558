import { useState } from 'react';
import { useGetInterfaceLabelHistoryQuery, type InterfaceLabel } from '../../api';
import { problemOf } from '../../api/problem';
import { formatTime } from '../../kit/format/formatTime';
import { ChangeList } from '../../kit/history/ChangeList';
import { changeEntries } from './changeEntries';
import { InterfaceLabelConflict } from './InterfaceLabelConflict';
import type { interfaceLabelFields } from './interfaceLabelFields';
import { InterfaceLabelForm } from './InterfaceLabelForm';
import { useUpdateLabel } from './useUpdateLabel';

export interface EditInterfaceLabelProps {
  label: InterfaceLabel;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Changes the text of a label, beside its history; a colleague's change meanwhile opens the conflict. */
export function EditInterfaceLabel({ label, onSaved, onClose }: EditInterfaceLabelProps) {
  const history = useGetInterfaceLabelHistoryQuery({ id: label.id }, { refetchOnMountOrArgChange: true });
  const [openedAt] = useState(Date.now);
  const { code, description } = label.language;
  const { save, conflict, dismissConflict } = useUpdateLabel(label, (id) => {
    onSaved(id);
    onClose();
  });

  return (
    <>
      <InterfaceLabelForm
        title={`Edit ${label.code}`}
        subtitle={`Interface label · opened ${formatTime(openedAt)}`}
        width={1000}
        keyIsFixed
        language={{ code, text: description }}
        values={label as Pick<InterfaceLabel, keyof typeof interfaceLabelFields>}
        onSave={(values) => save(values.label, label.version)}
        onClose={onClose}
        aside={(fill) => (
          <ChangeList
            changes={history.data && changeEntries(history.data)}
            failure={history.isError ? problemOf(history.error).message : undefined}
            lang={code}
            onRestore={({ after }) => fill('label', after ?? '')}
          />
        )}
      />
      {conflict && (
        <InterfaceLabelConflict
          key={conflict.current.version}
          {...{ label, conflict, openedAt }}
          onSave={save}
          onClose={dismissConflict}
        />
      )}
    </>
  );
}

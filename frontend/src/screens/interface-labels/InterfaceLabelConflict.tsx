import type { InterfaceLabel } from '../../api';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog';
import { interfaceLabelFields } from './interfaceLabelFields';
import type { LabelConflict } from './useUpdateLabel';

export interface InterfaceLabelConflictProps {
  /** As it was when the form was opened. */
  label: InterfaceLabel;
  conflict: LabelConflict;
  openedAt: number;
  onSave: (text: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Settles whose text a label gets; only the text can differ. */
export function InterfaceLabelConflict(props: InterfaceLabelConflictProps) {
  const { label, conflict, openedAt, onSave, onClose } = props;
  const { username, userAliasFromModis } = useSessionUser();
  const { current, message, mine, changedBy, changedAt } = conflict;
  const { code: lang, description } = label.language;
  const text = { ...interfaceLabelFields.label, lang, before: label.label, mine, theirs: current.label };

  return (
    <ConflictDialog
      title={message}
      subtitle={`Interface label · ${description}`}
      me={userAliasFromModis || username}
      {...{ openedAt, changedBy, changedAt }}
      fields={[text]}
      onSave={(values) => onSave(values.label ?? '', current.version)}
      problemOf={problemOf}
      onClose={onClose}
    />
  );
}

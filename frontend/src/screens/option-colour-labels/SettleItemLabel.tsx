import type { OptColorItem } from '../../api';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { itemFields } from './itemFields';
import type { LabelConflict, LabelTexts } from './useUpdateItemLabel';

export interface SettleItemLabelProps {
  item: OptColorItem;
  before: LabelTexts;
  conflict: LabelConflict;
  openedAt: number;
  onSave: (texts: LabelTexts, version: number) => Promise<unknown>;
  onClose: () => void;
}

const fields = [itemFields.label, itemFields.description] as const;

export function SettleItemLabel(props: SettleItemLabelProps) {
  const { item, before, conflict, openedAt, onSave, onClose } = props;
  const { username, userAliasFromModis } = useSessionUser();
  const { current, mine, message, changedBy, changedAt } = conflict;
  const { code: lang, description: language } = current.language;

  return (
    <ConflictDialog
      title={message}
      subtitle={`${item.group.description || item.group.code} · ${language}`}
      me={userAliasFromModis || username}
      openedAt={openedAt}
      changedBy={changedBy}
      changedAt={changedAt}
      fields={fields.map(({ name, label }) => ({
        name,
        label,
        lang,
        before: before[name],
        mine: mine[name],
        theirs: current[name],
      }))}
      onSave={({ label = '', description = '' }) => onSave({ label, description }, current.version)}
      problemOf={problemOf}
      onClose={onClose}
    />
  );
}

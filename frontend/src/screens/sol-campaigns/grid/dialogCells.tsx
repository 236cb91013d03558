import { List, Pencil } from 'lucide-react';
import type { SessionUser, SolCampaignRow } from '../../../api';
import { countOf } from '../../../kit/format/counts';
import { dialogOf, type OpenCampaign } from '../dialogs/CampaignDialog';
import { canOpenEdit } from '../rightsOf';
import { t } from '../../../texts/solCampaigns.gen';
import styles from './campaign-grid.module.css';
import { classes } from '../../../ui/classes';
import { editsRow } from '../../../ui/data/editRow';
import { Button } from '../../../ui/navigation/Button';
import buttonStyles from '../../../ui/navigation/button.module.css';
import textStyles from '../../../ui/text.module.css';

export interface DialogCellProps {
  row: SolCampaignRow;
  onOpen: OpenCampaign;
}

export function DescriptionCell({ row, onOpen }: DialogCellProps) {
  return (
    <button
      type="button"
      className={classes(buttonStyles.link, textStyles.twoLines, styles.description)}
      aria-label={t('Description of {id}: {description}', { id: row.id, description: row.description })}
      title={row.description}
      onClick={() => onOpen({ kind: 'description', row })}
    >
      {row.description || '–'}
    </button>
  );
}

/** How many models it holds. The button is that of the edit dialog where the campaign may be edited, else it lists them. */
export function ModelsCell({ row, user, onOpen }: DialogCellProps & { user: SessionUser }) {
  const { id, solCampaignModel: models } = row;
  const isEdit = canOpenEdit(user, row);
  const Icon = isEdit ? Pencil : List;
  const count = countOf(models.length, { one: t('model'), many: t('models') });
  if (!isEdit && models.length === 0)
    return (
      <span className={textStyles.faint} title={t('No models')}>
        –
      </span>
    );
  return (
    <Button
      size="s"
      icon={Icon}
      {...(isEdit && editsRow)}
      className={textStyles.num}
      aria-label={
        isEdit
          ? t('Edit campaign {id}, {count}', { id, count })
          : t('Models of campaign {id}, {count}', { id, count })
      }
      title={isEdit ? t('Edit campaign') : t('Models')}
      onClick={() => onOpen(dialogOf(user, row))}
    >
      {models.length}
    </Button>
  );
}

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useDeleteAlternativePriceListMutation, type AlternativePriceList, type Market } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { failedRead } from '../../../api/problem';
import { alternativeListTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { t } from '../../../texts/priceConfigurator.gen';
import { Tag } from '../../../ui/data/Tag';
import styles from './alternative.module.css';
import { classes } from '../../../ui/classes';
import layoutStyles from '../../../ui/layout.module.css';
import dataTableStyles from '../../../ui/data/data-table.module.css';
import textStyles from '../../../ui/text.module.css';
import { Row } from '../../../ui/Row';

/** Whether a list is for cars without its option, or with it. */
export const ExcludedTag = ({ isExcluded }: { isExcluded: boolean }) =>
  isExcluded ? (
    <Tag tone="warning">{alternativeListTexts.excluded}</Tag>
  ) : (
    <Tag tone="neutral">{t('Included')}</Tag>
  );

export interface AlternativeTableProps {
  lists: { data?: AlternativePriceList[]; isError: boolean; error?: unknown; refetch: () => unknown };
  modelName: string;
  canEdit: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onChange: (list: AlternativePriceList) => void;
  onDelete: (list: AlternativePriceList) => void;
}

/** The one list that there is, or none; Add is there while there is none (rule R-194). */
export function AlternativeTable(props: AlternativeTableProps) {
  const { lists, canEdit, isBusy, onAdd } = props;
  const { data, isError, error, refetch } = lists;
  return (
    <section className={styles.lists} aria-busy={!data && !isError}>
      <Row between margin="0 0 6px" className={styles.head}>
        <h3>{t('Alternative pricelist')}</h3>
        {canEdit && data?.length === 0 && (
          <Button size="m" icon={Plus} disabled={isBusy} data-autofocus onClick={onAdd}>
            {alternativeListTexts.add}
          </Button>
        )}
      </Row>
      <div className={layoutStyles.box}>
        {isError ? (
          <FailedState
            title={t('The alternative price list could not be loaded')}
            {...failedRead({ error, refetch })}
          />
        ) : (
          <Lists {...props} />
        )}
      </div>
    </section>
  );
}

function Lists({ lists: { data }, modelName, canEdit, isBusy, onChange, onDelete }: AlternativeTableProps) {
  return (
    <table className={classes('ui fixed table', dataTableStyles.table, dataTableStyles.fixed)}>
      <thead>
        <tr>
          <th scope="col" style={{ width: 240 }}>
            Code
          </th>
          <th scope="col">{t('Model')}</th>
          <th scope="col" style={{ width: 112 }}>
            {alternativeListTexts.excluded}
          </th>
          <th scope="col" className={textStyles.right} style={{ width: 236 }}>
            {t('Actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data === undefined && (
          <tr>
            <td colSpan={4}>
              <Skeleton width="60%" />
            </td>
          </tr>
        )}
        {data?.length === 0 && (
          <tr>
            <td colSpan={4} className={classes(textStyles.center, textStyles.muted)}>
              {alternativeListTexts.empty}
            </td>
          </tr>
        )}
        {data?.map((list) => (
          <tr key={`${list.keyCodopt}${list.isExcluded}`}>
            <td>
              <span className={textStyles.code}>{list.keyCodopt}</span>
              <span className={textStyles.sub}>{list.description}</span>
            </td>
            <td>
              <b className={textStyles.medium}>{modelName}</b>
              <span className={classes(textStyles.sub, textStyles.mono)}>{list.vetele}</span>
            </td>
            <td>
              <ExcludedTag isExcluded={list.isExcluded} />
            </td>
            <td className={textStyles.right}>
              <Button size="m" icon={Pencil} disabled={isBusy} data-autofocus onClick={() => onChange(list)}>
                {canEdit ? alternativeListTexts.change : t('View')}
              </Button>
              {canEdit && (
                <Button size="m" icon={Trash2} disabled={isBusy} onClick={() => onDelete(list)}>
                  {alternativeListTexts.delete}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DeleteAlternativeProps {
  market: Market;
  vetele: string;
  list: AlternativePriceList;
  /** Perhaps somebody else changed it meanwhile: it is to be read again. */
  onFailed: () => void;
  onClose: () => void;
}

/** Asks, and deletes the list in the version that is shown. */
export function DeleteAlternative({ market, vetele, list, onFailed, onClose }: DeleteAlternativeProps) {
  const outcome = useOutcome();
  const [remove, { isLoading }] = useDeleteAlternativePriceListMutation();
  const { keyCodopt: optCode, isExcluded, version } = list;
  const run = async () => {
    try {
      const path = { countryId: market.id, modelCode: vetele, optCode };
      const key = { ...path, isExcluded: isExcluded ? ('true' as const) : ('false' as const) };
      const { message } = await remove({ ...key, version }).unwrap();
      outcome.noted(message);
    } catch (error) {
      outcome.failedQuietly(error);
      onFailed();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Delete the alternative price list of {optCode}?', { optCode })}
      message={
        isExcluded
          ? t('Its prices for cars without {optCode} are deleted; the normal list stays as it is.', {
              optCode,
            })
          : t('Its prices for cars with {optCode} are deleted; the normal list stays as it is.', { optCode })
      }
      confirmLabel={t('Delete')}
      danger
      pending={isLoading}
      onConfirm={run}
      onCancel={onClose}
    />
  );
}

import type { SolCampaignImport } from '../../../api';
import { rowStatuses } from '../../../kit/import/importPlan';
import { campaignTexts } from '../../../texts';
import { classes } from '../../../ui/classes';
import { t } from '../../../texts/solCampaigns';
import styles from '../form/campaign-form.module.css';

/** Every model of an imported workbook with its status. */
export function ImportedModels({ models }: { models: SolCampaignImport['model'] }) {
  if (models.length === 0) return null;
  return (
    <>
      <div className="box">
        <table className="ui unstackable table data">
          <caption className="sr">{t('Models of the workbook')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Model')}</th>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Status')}</th>
            </tr>
          </thead>
          <tbody>
            {models.map(({ model: { vetele, description, isActive }, statusExcel, status }, at) => {
              const { icon: Icon, tone } = rowStatuses[status];
              return (
                <tr key={at}>
                  <td className="mono">{vetele}</td>
                  <td className={classes(!isActive && styles.red)}>{description || '–'}</td>
                  <td>
                    <span className={classes(styles.state, status === 2 && 'tone-danger')}>
                      <Icon size={15} className={`tone-${tone}`} aria-hidden /> {statusExcel}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {models.some(({ model }) => !model.isActive) && (
        <p className="hint er">{campaignTexts.inactiveModelNote}</p>
      )}
    </>
  );
}

import type { SolCampaignImport } from '../../../api';
import { rowStatuses } from '../../../kit/import/importPlan';
import { campaignTexts } from '../../../texts';
import { classes } from '../../../ui/classes';
import { t } from '../../../texts/solCampaigns.gen';
import layoutStyles from '../../../ui/layout.module.css';
import dataTableStyles from '../../../ui/data/data-table.module.css';
import textStyles from '../../../ui/text.module.css';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Row } from '../../../ui/Row';

/** Every model of an imported workbook with its status. */
export function ImportedModels({ models }: { models: SolCampaignImport['model'] }) {
  if (models.length === 0) return null;
  return (
    <>
      <div className={layoutStyles.box}>
        <table className={classes('ui table', dataTableStyles.table)}>
          <caption className={textStyles.unseen}>{t('Models of the workbook')}</caption>
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
                  <td className={textStyles.mono}>{vetele}</td>
                  <td className={classes(!isActive && textStyles.danger)}>{description || '–'}</td>
                  <td>
                    <Row as="span" inline gap={6} className={classes(status === 2 && textStyles.danger)}>
                      <Icon size={15} className={textStyles[tone]} aria-hidden /> {statusExcel}
                    </Row>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {models.some(({ model }) => !model.isActive) && (
        <p className={classes(fieldStyles.hint, fieldStyles.error)}>{campaignTexts.inactiveModelNote}</p>
      )}
    </>
  );
}

import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { SolCampaignImport } from '../../../api';
import { campaignTexts } from '../../../texts';
import { classes } from '../../../ui/classes';
import { Dialog } from '../../../ui/Dialog';

const signs: Record<SolCampaignImport['model'][number]['status'], { icon: LucideIcon; tone: string }> = {
  0: { icon: CircleCheck, tone: 'ok' },
  1: { icon: TriangleAlert, tone: 'warn' },
  2: { icon: CircleX, tone: 'er' },
};

/** What became of an import: every message, and every model with its status (R-281, readings A-60). */
export function ImportedDialog({ reply, onClose }: { reply: SolCampaignImport; onClose: () => void }) {
  const { msg, model: models } = reply;
  return (
    <Dialog title="Import result" width={860} cancelLabel="Close" cancelLang="en" onClose={onClose}>
      <div className="fg">
        <ul className="campaign-messages">
          {msg.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
        {models.length > 0 && (
          <div className="box">
            <table className="ui unstackable table data">
              <caption className="sr">Models of the workbook</caption>
              <thead>
                <tr>
                  <th scope="col">Model</th>
                  <th scope="col">Name</th>
                  <th scope="col">Status</th>
                </tr>
              </thead>
              <tbody>
                {models.map(({ model: { vetele, description, isActive }, statusExcel, status }, at) => {
                  const { icon: Icon, tone } = signs[status];
                  return (
                    <tr key={at}>
                      <td className="mono">{vetele}</td>
                      <td className={classes(!isActive && 'campaign-red')}>{description || '–'}</td>
                      <td>
                        <span className={classes('campaign-status', tone)}>
                          <Icon size={15} aria-hidden /> {statusExcel}
                        </span>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
        {models.some(({ model }) => !model.isActive) && (
          <p className="campaign-red-note">{campaignTexts.inactiveModelNote}</p>
        )}
      </div>
    </Dialog>
  );
}

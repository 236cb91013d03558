import { useState } from 'react';
import type { PriceUploadPreview, PriceUploadRow } from '../../../api';
import { countOf, formatCount } from '../../../kit/format/counts';
import { Segmented } from '../../../ui/fields/Segmented';
import type { ImportSelection } from './importSelection';
import { PreviewTable } from './PreviewTable';
import { t } from '../../../texts/priceConfigurator.gen';
import { classes } from '../../../ui/classes';
import workbookStyles from '../../../kit/import/workbook.module.css';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

export interface ImportPreviewProps {
  preview: PriceUploadPreview;
  selection: ImportSelection;
  mask: string;
  isDone: boolean;
}

const rowNoun = { one: t('row'), many: t('rows') };
/** Unchanged rows are most of a usual workbook: they must not bury what there is to do. */
const isOfKind = {
  open: ({ status }) => status !== 1,
  all: () => true,
  ready: ({ status }) => status === 0,
  warnings: ({ status, isUnchanged }) => status === 1 && !isUnchanged,
  errors: ({ status }) => status === 2,
  unchanged: ({ isUnchanged }) => isUnchanged,
} satisfies Record<string, (row: PriceUploadRow) => boolean>;
type Shown = keyof typeof isOfKind;

const words: Record<Shown, string> = {
  open: t('Ready and errors'),
  all: t('All'),
  ready: t('Ready'),
  warnings: t('Warnings'),
  errors: t('Errors'),
  unchanged: t('Unchanged'),
};

export function ImportPreview({ preview, selection, mask, isDone }: ImportPreviewProps) {
  const { basePriceList, uploadedList } = preview;
  const [shown, setShown] = useState<Shown>('open');
  const rows = uploadedList.filter(isOfKind[shown]);
  const isTicked = (row: PriceUploadRow) => (isDone ? row.isChecked : selection.isTicked(row));
  const shared = { sheet: selection.sheet, onTick: selection.tick, mask, isDone, isTicked };

  return (
    <>
      {basePriceList.length > 0 && (
        <section>
          <Row wrap gap={10} className={classes(textStyles.small, workbookStyles.section)}>
            <h3>{t('Base price')}</h3>
            <span className={classes(textStyles.muted, textStyles.num)}>
              {countOf(basePriceList.length, rowNoun)}
            </span>
          </Row>
          <PreviewTable caption={t('Base price')} rows={basePriceList} {...shared} />
        </section>
      )}
      {uploadedList.length > 0 && (
        <section>
          <Row wrap gap={10} className={classes(textStyles.small, workbookStyles.section)}>
            <h3>{t('Equipments')}</h3>
            <span className={classes(textStyles.muted, textStyles.num)}>
              {countOf(uploadedList.length, rowNoun)}
            </span>
            <Segmented label={t('Show')} options={kindsOf(uploadedList)} value={shown} onChange={setShown} />
          </Row>
          {rows.length > 0 ? (
            <PreviewTable key={shown} caption={t('Equipments')} rows={rows} {...shared} />
          ) : (
            <p
              className={classes(layoutStyles.box, textStyles.center, textStyles.muted, workbookStyles.none)}
            >
              {t('No row is in this state.')}
            </p>
          )}
        </section>
      )}
    </>
  );
}

const kindsOf = (rows: readonly PriceUploadRow[]) =>
  (Object.keys(words) as Shown[]).map((value) => ({
    value,
    label: `${words[value]} ${formatCount(rows.filter(isOfKind[value]).length)}`,
  }));

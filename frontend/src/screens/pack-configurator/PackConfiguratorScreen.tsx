import { useSearchParams } from 'react-router-dom';
import {
  type Market,
  type ModelItem,
  useExportCommercialPacksMutation,
  useExportImplicitPacksMutation,
  type FileReply,
  type ExportCommercialPacksApiArg,
} from '../../api';
import { useMarketUser } from '../../api/countryNames';
import { noteDownload } from '../../kit/export/noteDownload';
import { readMarketAndModel, useMarketAndModelChoice } from '../../kit/market-model/marketAndModel';
import { useSectionAnchors } from '../../kit/market-model/useSectionAnchors';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHead } from '../../ui/navigation/PageHead';
import { CommercialPacksCard } from './tree/CommercialPacksCard';
import { t } from '../../texts/packConfigurator.gen';
import { classes } from '../../ui/classes';
import page from '../../kit/market-model/page-card.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { configuratorTexts, packTexts } from '../../texts';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { Button } from '../../ui/navigation/Button';
import { ImportCommercialPacks } from './import/ImportCommercialPacks';
import { ImportImplicitPacks } from './import/ImportImplicitPacks';
import { CardColumn, CardColumns, PageCard } from '../../kit/market-model/PageCard';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Segmented } from '../../ui/fields/Segmented';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import styles from './files/pack-files.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

interface ExportFilter {
  models: NonNullable<ExportCommercialPacksApiArg['pModelFilter']>;
  thisYearOnly: boolean;
}

/** As the screen begins. */
const allModels: ExportFilter = { models: 'ALL', thisYearOnly: false };

const needsModel = ({ models, thisYearOnly }: ExportFilter): boolean => models !== 'ALL' || thisYearOnly;

/** What an export would hold, as one sentence. */
function exportTextOf(filter: ExportFilter, model: ModelItem | undefined): string {
  if (!needsModel(filter)) return t('Exports every model of your markets.');
  if (!model) return t('Choose a model below: the filter is about it.');
  const { label, value2: year } = model;
  const isOneYear = filter.thisYearOnly;
  return {
    ALL: t('Exports every model of your markets, model year {year} only.', { year }),
    FAM: isOneYear
      ? t('Exports the family of {label}, model year {year} only.', { label, year })
      : t('Exports the family of {label}.', { label }),
    MOD: isOneYear
      ? t('Exports {label}, model year {year} only.', { label, year })
      : t('Exports {label}.', { label }),
  }[filter.models];
}

/** Downloads workbooks under the names that the server gives them; a failure opens no dialog. */
function usePackExports() {
  const [sendCommercial, { isLoading: isExportingCommercial }] = useExportCommercialPacksMutation();
  const [sendImplicit, { isLoading: isExportingImplicit }] = useExportImplicitPacksMutation();
  const outcome = useOutcome();
  const save = (reply: Promise<FileReply>) => noteDownload(reply.then(saveFile), outcome);

  return {
    isExportingCommercial,
    isExportingImplicit,
    exportCommercial: ({ models, thisYearOnly }: ExportFilter, model: ModelItem | undefined) =>
      save(
        sendCommercial({
          pCurrentModelVetele: model?.value ?? '',
          pModelFilter: models,
          pCurrentModelYearOnly: thisYearOnly,
        }).unwrap(),
      ),
    exportImplicit: () => save(sendImplicit().unwrap()),
  };
}

interface ExportFilterFieldsProps {
  filter: ExportFilter;
  onFilter: (filter: ExportFilter) => void;
}

const choices: { value: ExportFilter['models']; label: string }[] = [
  { value: 'ALL', label: t('All') },
  { value: 'FAM', label: packTexts.thisFamily },
  { value: 'MOD', label: packTexts.thisModel },
];

const ExportFilterFields = ({ filter, onFilter }: ExportFilterFieldsProps) => (
  <Row
    wrap
    gap="6px 12px"
    className={classes(textStyles.muted, textStyles.small, textStyles.medium, styles.filter)}
  >
    <span aria-hidden>{t('Model')}</span>
    <Segmented
      label={t('Models to export')}
      options={choices}
      value={filter.models}
      onChange={(models) => onFilter({ ...filter, models })}
    />
    <Checkbox
      label={packTexts.thisModelYearOnly}
      checked={filter.thisYearOnly}
      onValue={(thisYearOnly) => onFilter({ ...filter, thisYearOnly })}
    />
  </Row>
);

function ImportExportCard({ model }: { model: ModelItem | undefined }) {
  const [filter, setFilter] = useState(allModels);
  const dialog = useOpenedDialog<'commercial' | 'implicit'>();
  const exports = usePackExports();
  const isUnclear = needsModel(filter) && !model;

  return (
    <PageCard id="import_export" title={configuratorTexts.importExportPacks}>
      <CardColumns columns="minmax(0, 1fr) clamp(300px, 33.5vw, 482px)">
        <CardColumn>
          <h3>{t('Commercial packs')}</h3>
          <p role="status" className={classes(textStyles.faint, textStyles.tiny)}>
            {exportTextOf(filter, model)} {t('Import reads all models in the file.')}
          </p>
          <ExportFilterFields filter={filter} onFilter={setFilter} />
          <Row wrap>
            <Button
              icon={Download}
              pending={exports.isExportingCommercial}
              disabled={isUnclear}
              onClick={() => exports.exportCommercial(filter, model)}
            >
              {t('Export commercial packs')}
            </Button>
            <Button icon={Upload} onClick={() => dialog.open('commercial')}>
              {t('Import all commercial packs')}
            </Button>
          </Row>
        </CardColumn>
        <CardColumn>
          <h3>{t('Implicit packs')}</h3>
          <p className={classes(textStyles.faint, textStyles.tiny)}>
            {t('Always exported and imported for every model.')}
          </p>
          <Row wrap gap="6px 12px" className={classes(textStyles.muted, textStyles.small, styles.filter)}>
            {t('No filter applies to implicit packs.')}
          </Row>
          <Row wrap>
            <Button icon={Download} pending={exports.isExportingImplicit} onClick={exports.exportImplicit}>
              {t('Export all implicit packs')}
            </Button>
            <Button icon={Upload} onClick={() => dialog.open('implicit')}>
              {t('Import all implicit packs')}
            </Button>
          </Row>
        </CardColumn>
      </CardColumns>
      <OpenedDialog state={dialog}>
        {(kind) =>
          kind === 'commercial' ? (
            <ImportCommercialPacks onClose={dialog.close} />
          ) : (
            <ImportImplicitPacks onClose={dialog.close} />
          )
        }
      </OpenedDialog>
    </PageCard>
  );
}

const sections = ['import_export', 'commercial_packs'];
const noBadges = {};

/**
 * Commercial and implicit packs. Market and model live in the address, so that reload, back and
 * a mailed link show the same packs (decision A-44).
 */
export function PackConfiguratorScreen() {
  const { countries } = useMarketUser();
  const [params] = useSearchParams();
  const place = readMarketAndModel<ModelItem, Market>(params, countries);
  const choice = useMarketAndModelChoice(countries, place.market);
  useSectionAnchors(sections, noBadges, true);

  return (
    <>
      <PageHead
        title={t('Pack configurator')}
        subject={[place.model?.label, place.market?.description].filter(Boolean).join(', ')}
        help={t('Commercial and implicit packs, by market and model.')}
      />
      {countries.length === 0 && <NoMarkets />}
      <ImportExportCard model={place.model} />
      <CommercialPacksCard
        countries={countries}
        place={place}
        onMarket={choice.chooseMarket}
        onModel={choice.chooseModel}
      />
    </>
  );
}

const NoMarkets = () => (
  <section className={classes(layoutStyles.card, page.card)}>
    <EmptyState
      title={t('No market')}
      text={t(
        'None of the markets is yours, so there are no commercial packs to see. A user administrator can assign markets to you.',
      )}
    />
  </section>
);

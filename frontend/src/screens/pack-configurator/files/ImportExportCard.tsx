import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { ModelItem } from '../../../api';
import { configuratorTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { ImportCommercialPacks } from '../import/ImportCommercialPacks';
import { ImportImplicitPacks } from '../import/ImportImplicitPacks';
import { PackCard } from '../PackCard';
import { allModels, exportTextOf, needsModel } from './exportFilter';
import { ExportFilterFields } from './ExportFilterFields';
import { usePackExports } from './usePackExports';
import './pack-files.css';
import { t } from '../../../texts/packConfigurator';

export function ImportExportCard({ model }: { model: ModelItem | undefined }) {
  const [filter, setFilter] = useState(allModels);
  const [importing, setImporting] = useState<'commercial' | 'implicit'>();
  const exports = usePackExports();
  const isUnclear = needsModel(filter) && !model;
  const close = () => setImporting(undefined);

  return (
    <PackCard id="import_export" title={configuratorTexts.importExportPacks}>
      <div className="pack-files">
        <div>
          <h3>{t('Commercial packs')}</h3>
          <p role="status">
            {exportTextOf(filter, model)} {t('Import reads all models in the file.')}
          </p>
          <ExportFilterFields filter={filter} onFilter={setFilter} />
          <div className="pack-buttons">
            <Button
              icon={Download}
              pending={exports.isExportingCommercial}
              disabled={isUnclear}
              onClick={() => exports.exportCommercial(filter, model)}
            >
              {t('Export commercial packs')}
            </Button>
            <Button icon={Upload} onClick={() => setImporting('commercial')}>
              {t('Import all commercial packs')}
            </Button>
          </div>
        </div>
        <div>
          <h3>{t('Implicit packs')}</h3>
          <p>{t('Always exported and imported for every model.')}</p>
          <div className="pack-filter">{t('No filter applies to implicit packs.')}</div>
          <div className="pack-buttons">
            <Button icon={Download} pending={exports.isExportingImplicit} onClick={exports.exportImplicit}>
              {t('Export all implicit packs')}
            </Button>
            <Button icon={Upload} onClick={() => setImporting('implicit')}>
              {t('Import all implicit packs')}
            </Button>
          </div>
        </div>
      </div>
      {importing === 'commercial' && <ImportCommercialPacks onClose={close} />}
      {importing === 'implicit' && <ImportImplicitPacks onClose={close} />}
    </PackCard>
  );
}

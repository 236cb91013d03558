import {
  useImportImplicitPacksMutation,
  useUploadImplicitPacksFromExcelMutation,
  type ImplicitPackRow,
} from '../../../api';
import { packTexts } from '../../../texts';
import type { PackColumn } from './packUpload';
import { PackImportDialog } from './PackImportDialog';
import { usePackImport } from './usePackImport';
import { t } from '../../../texts/packConfigurator.gen';
import styles from './pack-import.module.css';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';

const columns: PackColumn<ImplicitPackRow>[] = [
  {
    key: 'code',
    width: 120,
    header: 'Code',
    cell: ({ isHeader, code }) => (
      <span className={isHeader ? textStyles.code : classes(textStyles.mono, styles.within)}>{code}</span>
    ),
  },
  {
    key: 'name',
    header: t('Name'),
    cell: ({ isHeader, name }) => (isHeader ? <b>{name}</b> : <span className={styles.within}>{name}</span>),
  },
];

export function ImportImplicitPacks({ onClose }: { onClose: () => void }) {
  const [upload] = useUploadImplicitPacksFromExcelMutation();
  const [run] = useImportImplicitPacksMutation();
  const steps = usePackImport<ImplicitPackRow>({
    upload: (body) => upload({ body }).unwrap(),
    run: (body) => run({ body }).unwrap(),
  });
  return (
    <PackImportDialog
      title={t('Import all implicit packs')}
      subtitle={t(
        'Implicit packs apply in every market, so only a user with all markets can import them. Packs that the file does not name stay as they are.',
      )}
      kind="implicit"
      columns={columns}
      refusal={packTexts.willNotBeImported}
      steps={steps}
      onClose={onClose}
    />
  );
}

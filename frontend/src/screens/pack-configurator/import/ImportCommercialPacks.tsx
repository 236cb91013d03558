import {
  useImportCommercialPacksMutation,
  useUploadCommercialPacksFromExcelMutation,
  type CommercialPackRow,
} from '../../../api';
import type { PackColumn } from './packUpload';
import { PackImportDialog } from './PackImportDialog';
import { usePackImport } from './usePackImport';
import { t } from '../../../texts/packConfigurator.gen';
import styles from './pack-import.module.css';
import { Dash } from '../../../ui/data/Dash';
import { Tag } from '../../../ui/data/Tag';
import textStyles from '../../../ui/text.module.css';

/** Of an option only; a header has none of it. */
const ofOption = (row: CommercialPackRow, text: string) => (row.isHeader ? null : text || <Dash />);
const yesOrNo = (row: CommercialPackRow, value: boolean | null, yes: string, no: string) =>
  row.isHeader ? null : value === null ? <Dash /> : value ? yes : no;

const columns: PackColumn<CommercialPackRow>[] = [
  {
    key: 'model',
    width: 112,
    header: t('Model'),
    cell: ({ vetList, ver }) => (
      <span className={styles.lines} title={`${vetList.join(', ')} (${ver})`}>
        <span className={textStyles.mono}>{vetList.join(', ')}</span>
        <small>{ver}</small>
      </span>
    ),
  },
  { key: 'market', width: 66, header: t('Market'), cell: ({ market }) => market || <Dash /> },
  { key: 'country', width: 66, header: t('Country'), cell: ({ country }) => country || <Dash /> },
  {
    key: 'parentCode',
    header: t('Parent code'),
    cell: ({ isHeader, parentCode, name }) => (
      <span className={styles.lines} title={isHeader ? `${parentCode} ${name}` : parentCode}>
        <span className={isHeader ? textStyles.code : textStyles.mono}>{parentCode}</span>
        {isHeader && <b>{name}</b>}
      </span>
    ),
  },
  {
    key: 'childCode',
    header: t('Child code'),
    cell: ({ isHeader, childCode, name }) =>
      !isHeader && (
        <span className={styles.lines} title={`${childCode} ${name}`}>
          <span className={textStyles.mono}>{childCode}</span>
          <small>{name}</small>
        </span>
      ),
  },
  {
    key: 'inclExcl',
    width: 78,
    header: t('Incl/Excl'),
    cell: (row) => {
      const word = yesOrNo(row, row.priceIncluded, t('Incl'), t('Excl'));
      const isWord = typeof word === 'string';
      return isWord ? <Tag tone={row.priceIncluded ? 'ok' : 'danger'}>{word}</Tag> : word;
    },
  },
  { key: 'optManovra', width: 96, header: t('Opt manovra'), cell: (row) => ofOption(row, row.optManovra) },
  { key: 'set', width: 54, header: t('Set'), cell: (row) => ofOption(row, row.alternateSet) },
  { key: 'default', width: 66, header: t('Default'), cell: (row) => ofOption(row, row.defaultSet) },
  {
    key: 'compulsory',
    width: 102,
    header: t('Compulsory'),
    cell: (row) => yesOrNo(row, row.compulsory, t('Yes'), t('No')),
  },
];

export function ImportCommercialPacks({ onClose }: { onClose: () => void }) {
  const [upload] = useUploadCommercialPacksFromExcelMutation();
  const [run] = useImportCommercialPacksMutation();
  const steps = usePackImport<CommercialPackRow>({
    upload: (body) => upload({ body }).unwrap(),
    run: (body) => run({ body }).unwrap(),
  });
  return (
    <PackImportDialog
      title={t('Import all commercial packs')}
      subtitle={t(
        'All models in the file are read. A pack is imported as a whole or not at all, and takes the place of the stored one; packs that the file does not name stay as they are.',
      )}
      kind="commercial"
      columns={columns}
      steps={steps}
      onClose={onClose}
    />
  );
}

import type { ConfigurationParameter } from '../../api';
import { GrowingText } from '../../kit/list/GrowingText';
import { LanguageName } from '../../kit/list/LanguageName';
import { RowCode } from '../../kit/list/RowCode';
import type { Column } from '../../ui/Column';
import { Pill } from '../../ui/Pill';
import { valueKindOf } from './configurationParameter';
import type { ParameterSortKey } from './configurationParameterSearch';
import { t } from '../../texts/configurationParameters';

/** Code, description, value, language; a switch shows as a state, an address can be opened. */
export const configurationParameterColumns: Column<ConfigurationParameter, ParameterSortKey>[] = [
  { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
  {
    key: 'description',
    sortKey: 'description',
    header: t('Description'),
    width: '34%',
    cell: ({ description }) => <GrowingText title={description}>{description}</GrowingText>,
  },
  {
    key: 'value',
    sortKey: 'value',
    header: t('Value'),
    width: '34%',
    cell: ({ code, value }) => <ParameterValue code={code} value={value} />,
  },
  {
    key: 'language',
    sortKey: 'language',
    header: t('Language'),
    className: 'nowrap',
    cell: ({ language }) => <LanguageName language={language} />,
  },
];

function ParameterValue({ code, value }: { code: string; value: string }) {
  if (value === '') return <span className="ink3">{t('none')}</span>;
  if (valueKindOf(code) === 'switch') return <Pill tone={value === 'true' ? 'ok' : 'neutral'}>{value}</Pill>;
  if (/^https?:\/\/\S+$/i.test(value))
    return (
      <GrowingText title={value}>
        <a href={value} target="_blank" rel="noreferrer">
          {value}
        </a>
      </GrowingText>
    );
  return (
    <GrowingText mono title={value}>
      {value}
    </GrowingText>
  );
}

import { useMemo } from 'react';
import type { InterfaceConfig } from '../../api';
import { CodeText } from '../../kit/list/CodeText';
import { NamedCode } from '../../kit/list/NamedCode';
import { GrowingText } from '../../kit/list/GrowingText';
import type { Column } from '../../ui/Column';
import { Tag } from '../../ui/Tag';
import type { InterfaceConfigSortKey } from './interfaceConfigSearch';
import { useCountryChoices } from './useCountryChoices';
import { t } from '../../texts/interfaceConfigs';

/** Enough of the content to tell one from another, on one line. */
const shownCharacters = 240;
const beginningOf = (content: string) =>
  content
    .slice(0, 4 * shownCharacters)
    .replace(/\s+/g, ' ')
    .slice(0, shownCharacters);

/** The columns in order. */
export function useInterfaceConfigColumns() {
  const { names } = useCountryChoices();
  return useMemo(
    (): Column<InterfaceConfig, InterfaceConfigSortKey>[] => [
      {
        key: 'content',
        sortKey: 'content',
        header: t('Content'),
        width: '55%',
        cell: ({ content }) => <GrowingText mono>{beginningOf(content)}</GrowingText>,
      },
      {
        key: 'confType',
        header: t('Content type'),
        cell: ({ confType }) => <Tag tone="neutral">{confType}</Tag>,
      },
      {
        key: 'country',
        sortKey: 'country',
        header: t('Country'),
        cell: ({ country }) => <NamedCode code={country} name={names.get(country)} />,
      },
      {
        key: 'model',
        sortKey: 'model',
        header: t('Model'),
        cell: ({ model }) =>
          model === 'DEFAULT' ? <Tag tone="neutral">{t('DEFAULT')}</Tag> : <CodeText code={model} />,
      },
    ],
    [names],
  );
}

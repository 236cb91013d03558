import type { Column } from '../../ui/data/Column';
import type { FieldDefinition } from '../form/FieldDefinition';
import { PatternCell, type RegexpMatch } from './PatternCell';
import { t } from '../../texts/kit.gen';
import textStyles from '../../ui/text.module.css';

export type PatternName = 'modelEnableRegexp' | 'modelDisableRegexp';

/** The two patterns that say which models a record is for. */
export const patternFields = {
  modelEnableRegexp: {
    name: 'modelEnableRegexp',
    label: t('Model enabled regexp'),
    note: t('default DEFAULT'),
    mono: true,
    maxLength: 200,
  },
  modelDisableRegexp: {
    name: 'modelDisableRegexp',
    label: t('Model disabled regexp'),
    mono: true,
    maxLength: 200,
  },
} satisfies { [Name in PatternName]: FieldDefinition<Name> };

/** Their columns, with how many models each pattern names; `matches` by pattern once they are known. */
export const patternColumns = <Row extends Record<PatternName, string>>(
  matches: ReadonlyMap<string, RegexpMatch> | undefined,
): Column<Row, PatternName>[] =>
  Object.values(patternFields).map(({ name, label }) => ({
    key: name,
    sortKey: name,
    header: label,
    className: textStyles.ellipsis,
    cell: (row) => <PatternCell regexp={row[name]} matches={matches} />,
  }));

import { useMemo, useState } from 'react';
import { countOf } from '../../../kit/format/countOf';
import { Segmented } from '../../../ui/Segmented';
import type { PackColumn } from './PackColumn';
import { PackRows } from './PackRows';
import type { PackSelection } from './packSelection';
import { packStates, type PackState, type PackUpload, type UploadRow } from './packUpload';
import { t } from '../../../texts/packConfigurator';

export interface PackPreviewProps<Row extends UploadRow> {
  kind: 'commercial' | 'implicit';
  columns: readonly PackColumn<Row>[];
  refusal?: string;
  preview: PackUpload<Row>;
  selection: PackSelection;
}

type Shown = 'all' | PackState;
const words: Record<PackState, string> = {
  new: t('New'),
  changed: t('Changed'),
  unchanged: t('Unchanged'),
  error: t('Errors'),
};

/** The packs of a workbook with what importing them would do; all, or those of one state. */
export function PackPreview<Row extends UploadRow>(props: PackPreviewProps<Row>) {
  const { kind, columns, refusal, preview, selection } = props;
  const [shown, setShown] = useState<Shown>('all');
  const states = useMemo(() => packStates(preview.uploadedList), [preview]);
  const rows = preview.uploadedList.filter(({ pack }) => shown === 'all' || states.get(pack) === shown);
  const counted = (state: PackState) => [...states.values()].filter((each) => each === state).length;
  const options: { value: Shown; label: string; count: number; isDanger?: boolean }[] = [
    { value: 'all', label: t('All'), count: states.size },
    ...(['new', 'changed', 'unchanged', 'error'] as const).map((state) => ({
      value: state,
      label: words[state],
      count: counted(state),
      isDanger: state === 'error' && counted(state) > 0,
    })),
  ];

  return (
    <section>
      <div className="sech">
        <h3>{t('Preview')}</h3>
        <span className="muted num">
          {countOf(preview.uploadedList.length, { one: t('row'), many: t('rows') })}
        </span>
        <Segmented label={t('Show')} options={options} value={shown} onChange={setShown} />
      </div>
      {rows.length > 0 ? (
        <PackRows key={shown} caption={t('Preview')} {...{ kind, columns, refusal, rows, selection }} />
      ) : (
        <p className="imp-none muted">{t('No pack is in this state.')}</p>
      )}
    </section>
  );
}

import { FileWarning, FolderUp, Wrench } from 'lucide-react';
import type { ImportRun, JobRun, OverviewImports, OverviewJobs } from '../../api';
import { countIn, formatCount } from '../../kit/format/counts';
import { formatRecent } from '../../kit/format/instants';
import { detailsOf } from '../../kit/jobs/JobRun';
import { StatePill } from '../../kit/jobs/StatePill';
import { t } from '../../texts/overview.gen';
import { classes } from '../../ui/classes';
import { Meter } from '../../ui/data/Meter';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import { Calm, OverviewCard, OverviewLine } from './OverviewCard';
import { importAddress, jobRunAddress } from './overviewLinks';
import styles from './overview.module.css';

function Job({ run }: { run: JobRun }) {
  const { id, name, queuedAt, startedAt, startedBy, percent, state } = run;
  return (
    <OverviewLine to={jobRunAddress(id)} className={styles.entry}>
      <span className={classes(textStyles.mono, textStyles.cut)}>{name}</span>
      <StatePill run={run} />
      <span className={classes(textStyles.faint, textStyles.tiny, layoutStyles.whole)}>
        {formatRecent(startedAt ?? queuedAt)} · {startedBy}
      </span>
      <span className={classes(textStyles.small, textStyles.twoLines, layoutStyles.whole)}>
        {detailsOf(run)}
      </span>
      {state === 'running' && (
        <Row as="span" gap={12} className={layoutStyles.whole}>
          <Meter percent={percent} className={layoutStyles.grow} />
          <b className={classes(textStyles.num, textStyles.tiny)}>{percent} %</b>
        </Row>
      )}
    </OverviewLine>
  );
}

/** Background jobs that are on their way or have failed; a line leads to the run's log. */
export function JobsCard({ jobs: { running, failed } }: { jobs: OverviewJobs }) {
  return (
    <OverviewCard icon={Wrench} title={t('Jobs')} all={{ to: '/tools', label: t('All runs') }}>
      {running.length + failed.length === 0 && (
        <Calm>{t('Nothing is running, and nothing has failed.')}</Calm>
      )}
      <ul>
        {[...running, ...failed].map((run) => (
          <Job key={run.id} run={run} />
        ))}
      </ul>
    </OverviewCard>
  );
}

function Import({ run }: { run: ImportRun }) {
  const { id, at, actor, title, market, fileName, rowCount, rejected } = run;
  return (
    <OverviewLine to={importAddress(id)} className={styles.entry}>
      <span className={classes(textStyles.cut, textStyles.medium)}>{fileName}</span>
      <span className={classes(textStyles.danger, textStyles.num, textStyles.nowrap, textStyles.small)}>
        {t('{rejected} of {rows} rows', { rejected: formatCount(rejected), rows: formatCount(rowCount) })}
      </span>
      <span className={classes(textStyles.faint, textStyles.tiny, layoutStyles.whole)}>
        {[title, market, formatRecent(at), actor].filter(Boolean).join(' · ')}
      </span>
    </OverviewLine>
  );
}

const shownAtFirst = 5;

/** Files of a month with rows that were not imported; a line opens what was wrong with them. */
export function ImportsCard({ imports: { content, totalElements } }: { imports: OverviewImports }) {
  const more = content.length - shownAtFirst;
  const linesOf = (runs: readonly ImportRun[]) => runs.map((run) => <Import key={run.id} run={run} />);
  return (
    <OverviewCard
      icon={content.length > 0 ? FileWarning : FolderUp}
      title={t('Imports with rejected rows')}
      sum={totalElements > 0 ? formatCount(totalElements) : undefined}
    >
      {content.length === 0 && <Calm>{t('No import of the last 30 days has rejected rows.')}</Calm>}
      <ul>{linesOf(content.slice(0, shownAtFirst))}</ul>
      {more > 0 && (
        <details>
          <summary className={classes(styles.foot, textStyles.small)}>
            {countIn(more, { one: t('1 older import'), many: t('{count} older imports') })}
          </summary>
          <ul>{linesOf(content.slice(shownAtFirst))}</ul>
        </details>
      )}
    </OverviewCard>
  );
}

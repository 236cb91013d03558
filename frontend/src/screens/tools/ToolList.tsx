import { Play, Info } from 'lucide-react';
import { useClearAllCacheMutation, useClearGridCacheMutation } from '../../api';
import { isActive, type JobRun } from '../../kit/jobs/JobRun';
import { toolTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { clearAllCache, clearGridCache, updateGrid, type Tool, checkGrid } from './tools';
import { useGridUpdate } from './useGridUpdate';
import { t } from '../../texts/tools.gen';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { formatRecent, formatSince } from '../../kit/format/instants';
import { useState, type ReactNode } from 'react';
import { useCurrentModel } from '../../api/preferences';
import { LinkButton } from '../../ui/navigation/LinkButton';
import { Segmented } from '../../ui/fields/Segmented';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { classes } from '../../ui/classes';
import { IconTile } from '../../ui/data/IconTile';
import styles from './tools.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

interface ToolItemProps {
  tool: Tool;
  /** Below the text: when it ran last, or why it cannot run. */
  state: ReactNode;
  isOff?: boolean;
  children: ReactNode;
}

/** One maintenance action with its RUN button. */
function ToolItem({ tool, state, isOff, children }: ToolItemProps) {
  const { icon, title, code, text } = tool;
  return (
    <Row as="li" wrap gap="10px 14px">
      <IconTile icon={icon} tone={isOff ? 'neutral' : 'accent'} />
      <div className={styles.text}>
        <div>
          <h2 lang={quotedLanguage(title)}>{title}</h2>
          <code className={textStyles.faint}>{code}</code>
        </div>
        <p className={classes(textStyles.muted, textStyles.small)}>{text}</p>
        {state}
      </div>
      {children}
    </Row>
  );
}

type CheckScope = 'ALL' | 'MAIN';

/** The report of checkGrid for a tab of its own: public, because a new tab sends no authorization header. */
const checkGridAddress = (scope: CheckScope, modelcode: string): string =>
  `/ccb/public/api/checkGrid/${scope}/${encodeURIComponent(modelcode)}`;

const scopes: readonly { value: CheckScope; label: string }[] = [
  { value: 'ALL', label: t('ALL') },
  { value: 'MAIN', label: t('MAIN') },
];
const name = `${toolTexts.run} ${checkGrid.title}`;
const reasonId = 'check-grid-reason';

/** The check of the header's model: a link, so that no blocker of pop-ups stands in its way (decision A-02). */
function CheckGridTool() {
  const { modelcode, description } = useCurrentModel();
  const [scope, setScope] = useState<CheckScope>('ALL');

  if (modelcode === 'DEFAULT')
    return (
      <ToolItem
        tool={checkGrid}
        isOff
        state={
          <Row as="span" inline gap={5} className={classes(textStyles.warn, textStyles.tiny)} id={reasonId}>
            <Info size={13} aria-hidden /> {t('Choose a specific model in the header to run it.')}
          </Row>
        }
      >
        <Button icon={Play} disabled aria-label={name} aria-describedby={reasonId}>
          {toolTexts.run}
        </Button>
      </ToolItem>
    );
  return (
    <ToolItem
      tool={checkGrid}
      state={<span className={textStyles.sub}>{t('Checks {description}', { description })}</span>}
    >
      <Segmented label={t('What to check')} options={scopes} value={scope} onChange={setScope} />
      <LinkButton
        icon={Play}
        href={checkGridAddress(scope, modelcode)}
        aria-label={t('{name}, opens a new tab', { name })}
      >
        {toolTexts.run}
      </LinkButton>
    </ToolItem>
  );
}

/** When an action ran last, or since when it runs. */
function LastRunText({ run, isKnown }: { run: JobRun | undefined; isKnown: boolean }) {
  if (!run) return <span className={textStyles.sub}>{isKnown ? t('Never run') : '\u00a0'}</span>;
  const startedAt = run.startedAt ?? run.queuedAt;
  if (run.state === 'queued')
    return (
      <span className={classes(textStyles.sub, textStyles.num, textStyles.accent, textStyles.medium)}>
        {t('Waiting since {at}', { at: formatSince(startedAt) })}
      </span>
    );
  if (isActive(run))
    return (
      <span className={classes(textStyles.sub, textStyles.num, textStyles.accent, textStyles.medium)}>
        {t('Running since {at}', { at: formatSince(startedAt) })}
      </span>
    );
  return (
    <span className={classes(textStyles.sub, textStyles.num)}>
      {t('Last run {at}', { at: formatRecent(startedAt) })}
    </span>
  );
}

interface ClearCacheToolProps {
  tool: Tool;
  run: JobRun | undefined;
  isKnown: boolean;
  isClearing: boolean;
  clear: () => Promise<{ message: string }>;
}

/** An action that is over at once: its message is shown in a dialog. */
function ClearCacheTool({ tool, run, isKnown, isClearing, clear }: ClearCacheToolProps) {
  const notices = useNotices();
  const start = () =>
    clear().then(
      ({ message }) => notices.showSuccess(message, { title: tool.title }),
      (error) => notices.showFailure(problemOf(error), { title: tool.title }),
    );
  return (
    <ToolItem tool={tool} state={<LastRunText run={run} isKnown={isKnown} />}>
      <Button icon={Play} pending={isClearing} aria-label={`${toolTexts.run} ${tool.title}`} onClick={start}>
        {toolTexts.run}
      </Button>
    </ToolItem>
  );
}

/** The four actions in their order. */
export function ToolList({ latest }: { latest: readonly JobRun[] | undefined }) {
  const runOf = ({ code }: { code: string }) => latest?.find(({ name }) => name === code);
  const isKnown = latest !== undefined;
  const gridUpdate = useGridUpdate();
  const [clearGrids, { isLoading: isClearingGrids }] = useClearGridCacheMutation();
  const [clearAll, { isLoading: isClearingAll }] = useClearAllCacheMutation();
  const gridRun = runOf(updateGrid);
  const isRunning = gridRun !== undefined && isActive(gridRun);

  return (
    <section className={layoutStyles.card} aria-label={t('Actions')}>
      <ul className={classes(layoutStyles.lined, styles.list)}>
        <ToolItem tool={updateGrid} state={<LastRunText run={gridRun} isKnown={isKnown} />}>
          <Button
            icon={Play}
            pending={gridUpdate.isStarting || isRunning}
            disabled={isRunning}
            aria-label={`${toolTexts.run} ${updateGrid.title}`}
            onClick={gridUpdate.start}
          >
            {toolTexts.run}
          </Button>
        </ToolItem>
        <ClearCacheTool
          tool={clearGridCache}
          run={runOf(clearGridCache)}
          isKnown={isKnown}
          isClearing={isClearingGrids}
          clear={() => clearGrids().unwrap()}
        />
        <ClearCacheTool
          tool={clearAllCache}
          run={runOf(clearAllCache)}
          isKnown={isKnown}
          isClearing={isClearingAll}
          clear={() => clearAll().unwrap()}
        />
        <CheckGridTool />
      </ul>
    </section>
  );
}

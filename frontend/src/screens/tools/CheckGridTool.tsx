import { Info, Play } from 'lucide-react';
import { useState } from 'react';
import { useCurrentModel } from '../../api/preferences';
import { toolTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Segmented } from '../../ui/Segmented';
import { checkGridAddress, type CheckScope } from './checkGridAddress';
import { ToolItem } from './ToolItem';
import { checkGrid } from './tools';
import { t } from '../../texts/tools';

const scopes: readonly { value: CheckScope; label: string }[] = [
  { value: 'ALL', label: t('ALL') },
  { value: 'MAIN', label: t('MAIN') },
];
const name = `${toolTexts.run} ${checkGrid.title}`;
const reasonId = 'check-grid-reason';

/** The check of the header's model: a link, so that no blocker of pop-ups stands in its way (decision A-02). */
export function CheckGridTool() {
  const { modelcode, description } = useCurrentModel();
  const [scope, setScope] = useState<CheckScope>('ALL');

  if (modelcode === 'DEFAULT')
    return (
      <ToolItem
        tool={checkGrid}
        isOff
        state={
          <span className="why" id={reasonId}>
            <Info size={13} aria-hidden /> {t('Choose a specific model in the header to run it.')}
          </span>
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
      state={<span className="sub">{t('Checks {description}', { description })}</span>}
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

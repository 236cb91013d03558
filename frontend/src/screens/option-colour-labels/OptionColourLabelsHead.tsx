import { Download, Plus, Upload } from 'lucide-react';
import { useMenuGroups } from '../../api/menuGroups';
import { useCurrentLanguage } from '../../api/preferences';
import { labelTexts, optionColourTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import type { ItemDialog } from './ItemDialog';
import { t } from '../../texts/optionColourLabels';

export interface OptionColourLabelsHeadProps {
  group: string;
  onOpen: (dialog: ItemDialog) => void;
}

/** The title of the page with the active group, and what can be done with all its labels. */
export function OptionColourLabelsHead({ group, onOpen }: OptionColourLabelsHeadProps) {
  const { text: language } = useCurrentLanguage();
  const shown = group || optionColourTexts.color;
  const name = useMenuGroups('/opt_color_labels').find(({ value }) => value === shown)?.label;
  return (
    <PageHead
      title={optionColourTexts.title}
      tag={shown}
      help={t('{group} in {language}. A label here is for every model without one of its own.', {
        group: name ?? shown,
        language,
      })}
      actions={
        <>
          <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
            {labelTexts.import}
          </Button>
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
            {labelTexts.new}
          </Button>
        </>
      }
    />
  );
}

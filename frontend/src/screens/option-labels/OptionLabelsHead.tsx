import { Plus } from 'lucide-react';
import { useCurrentModel } from '../../api/preferences';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { isDefaultModel } from './editedLabel';
import type { OptionVariant } from './optionVariants';
import { useLabelPlace } from './useLabelPlace';
import { t } from '../../texts/optionLabels';

export interface OptionLabelsHeadProps {
  variant: OptionVariant;
  /** In words; '' for all groups. */
  groupName: string;
  onNew: () => void;
}

/** The title of the page, and what its labels are for: model, its 7-digit code, language. */
export function OptionLabelsHead({ variant, groupName, onNew }: OptionLabelsHeadProps) {
  const place = useLabelPlace();
  const { modelcode } = useCurrentModel();
  const rule = isDefaultModel(modelcode)
    ? t('A model without a label of its own shows the default label.')
    : t('An empty model label shows the default label.');
  return (
    <PageHead
      title={variant.title}
      tag={groupName}
      help={`${place}. ${rule}`}
      actions={
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {variant.newTitle}
        </Button>
      }
    />
  );
}

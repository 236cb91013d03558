import { Plus, SlidersHorizontal } from 'lucide-react';
import { useCurrentModel } from '../../api/preferences';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { isDefaultModel } from './editedLabel';
import type { OptionLabelsHeadProps } from './OptionLabelsHead';
import { t } from '../../texts/optionLabels';

/** A group without options, or one that the grid of the model offers nothing of. */
export function NoOptions({ variant, groupName, onNew }: OptionLabelsHeadProps) {
  const { modelcode, description } = useCurrentModel();
  const { many } = variant.noun;
  return (
    <EmptyState
      icon={SlidersHorizontal}
      title={groupName ? t('No {many} in “{groupName}”', { many, groupName }) : t('No {many}', { many })}
      text={
        isDefaultModel(modelcode)
          ? t('Create the first one.')
          : t('The grid of {description} offers none; with model DEFAULT all of the group are listed.', {
              description,
            })
      }
      action={
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {variant.newTitle}
        </Button>
      }
    />
  );
}

import { ModelField, type ModelFieldProps } from '../regexp/ModelField';
import { labelItemFields } from './labelItem';
import { t } from '../../texts/kit';

export type LabelItemPatternsProps = Pick<ModelFieldProps, 'useMatch'>;

/** Both patterns over models of a label item. */
export function LabelItemPatterns({ useMatch }: LabelItemPatternsProps) {
  const { modelEnableRegexp, modelDisableRegexp } = labelItemFields;
  return (
    <>
      <ModelField
        useMatch={useMatch}
        field={modelEnableRegexp}
        verb="matches"
        hint={t('DEFAULT is the label for every model without one of its own.')}
      />
      <ModelField
        useMatch={useMatch}
        field={modelDisableRegexp}
        verb="excludes"
        hint={t('No model is excluded.')}
      />
    </>
  );
}

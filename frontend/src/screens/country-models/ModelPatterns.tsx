import { useModelMatch } from '../../api/modelMatches';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { useFieldValue } from '../../kit/form/useFieldValue';
import { RegexpField } from '../../kit/regexp/RegexpField';
import { itemFields } from './labelItem';

/** Both patterns over models of a label item. */
export function ModelPatterns() {
  return (
    <>
      <Pattern field={itemFields.modelEnableRegexp} verb="matches" hint="DEFAULT is every model." />
      <Pattern field={itemFields.modelDisableRegexp} verb="excludes" hint="No model is excluded." />
    </>
  );
}

interface PatternProps {
  field: FieldDefinition;
  verb: 'matches' | 'excludes';
  hint: string;
}

function Pattern(props: PatternProps) {
  const match = useModelMatch(useFieldValue(props.field.name));
  return <RegexpField {...props} match={match} />;
}

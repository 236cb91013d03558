import { RadioCard } from '../../ui/fields/RadioCard';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { t } from '../../texts/kit.gen';
import textStyles from '../../ui/text.module.css';

/** A scope of an export and what it means. */
export interface ScopeChoice<Scope extends string> {
  value: Scope;
  label: string;
  text: string;
}

export interface ScopeCardsProps<Scope extends string> {
  /** Names the group and its field: 'Scope'. */
  label?: string;
  scopes: readonly ScopeChoice<Scope>[];
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** What an export holds. */
export function ScopeCards<Scope extends string>({
  label: group = t('Scope'),
  scopes,
  scope,
  onScope,
}: ScopeCardsProps<Scope>) {
  return (
    <RadioGroup label={group}>
      {scopes.map(({ value, label, text }) => (
        <RadioCard
          key={value}
          name={group.toLowerCase()}
          value={value}
          checked={scope === value}
          onChange={() => onScope(value)}
        >
          <b>{label}</b>
          <span className={textStyles.sub}>{text}</span>
        </RadioCard>
      ))}
    </RadioGroup>
  );
}

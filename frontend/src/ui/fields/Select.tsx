// Native: Semantic's Dropdown fails axe (options outside of their list, no name), knows no phone's own list, and costs 7 kB.
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { classes } from '../classes';
import { useFieldControl } from './FieldContext';
import { quotedLanguage } from '../../texts/quotedLanguage';
import layoutStyles from '../layout.module.css';
import styles from './input.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Of the label, where it is not the page's language. */
  lang?: string;
  /** Name of the group that it stands in; options of a group follow each other. */
  group?: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'size'> {
  options: readonly SelectOption[];
  /** An empty first option. */
  placeholder?: string;
  onValue?: (value: string) => void;
  /** 'quiet' has no box and shows `label` before it, for the header and the pager. */
  variant?: 'field' | 'quiet';
  /** Visible name of the quiet variant; the field variant is named by its Field. */
  label?: string;
}

/** The native select. Takes every attribute of `select`, so `{...register('labelGroup')}` works. */
export function Select(props: SelectProps) {
  const { options, placeholder, onValue, onChange, variant = 'field', label, className, ...rest } = props;
  const ownId = useId();
  const { readOnly, ...field } = useFieldControl();
  const isQuiet = variant === 'quiet';
  const id = rest.id ?? (isQuiet ? ownId : field.id);
  const select = (
    <select
      {...(isQuiet ? {} : field)}
      {...rest}
      id={id}
      disabled={rest.disabled ?? readOnly}
      onChange={(event) => {
        onChange?.(event);
        onValue?.(event.target.value);
      }}
    >
      {placeholder !== undefined && (
        <option value="" lang={quotedLanguage(placeholder)}>
          {placeholder}
        </option>
      )}
      {groupsOf(options).map(({ group, members }) =>
        group === undefined ? (
          members.map(drawOption)
        ) : (
          <optgroup key={group} label={group}>
            {members.map(drawOption)}
          </optgroup>
        ),
      )}
    </select>
  );
  const caret = <ChevronDown className={styles.caret} size={isQuiet ? 14 : 16} aria-hidden />;

  if (!isQuiet)
    return (
      <span className={classes(styles.input, className)}>
        {select}
        {caret}
      </span>
    );
  return (
    <label className={classes(layoutStyles.row, layoutStyles.inline, styles.quiet, className)} htmlFor={id}>
      {label && <span lang={quotedLanguage(label)}>{label}</span>}
      {select}
      {caret}
    </label>
  );
}

const drawOption = ({ value, label, lang, disabled }: SelectOption) => (
  <option key={value} lang={languageTag(lang) ?? quotedLanguage(label)} value={value} disabled={disabled}>
    {label}
  </option>
);

/** Options in a row that name the same group stand together. */
function groupsOf(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

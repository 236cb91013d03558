import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Of the label, where it is not the page's language. */
  lang?: string;
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
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} lang={option.lang} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
  const caret = <ChevronDown className="caret-icon" size={isQuiet ? 14 : 16} aria-hidden />;

  if (!isQuiet)
    return (
      <span className={classes('inp', className)}>
        {select}
        {caret}
      </span>
    );
  return (
    <label className={classes('sel', className)} htmlFor={id}>
      {label && <span>{label}</span>}
      {select}
      {caret}
    </label>
  );
}

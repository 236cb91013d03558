import { useState, type KeyboardEvent } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox';
import { plainText } from '../data/plainText';

/** The options whose label or value contains the text, whatever its case and accents. */
export function filterOptions<Option extends { value: string; label: string }>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = plainText(text.trim());
  return options.filter(
    (option) => plainText(option.label).includes(wanted) || plainText(option.value).includes(wanted),
  );
}

export interface ComboboxState {
  /** What stands in the field: what is being typed, else the label of the value. */
  text: string;
  shown: readonly ComboboxOption[];
  /** Index of the option that Enter takes. */
  active: number;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  pick: (option: ComboboxOption | undefined) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** What a Combobox knows: the text being typed, the options that match it and the one that Enter takes. */
export function useCombobox(props: Pick<ComboboxProps, 'options' | 'value' | 'onChange' | 'allowFreeText'>) {
  const { options, value, onChange, allowFreeText } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = typed === null ? options : filterOptions(options, typed);
  const chosen = options.findIndex((option) => option.value === value);

  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const open = () => {
    setIsOpen(true);
    setActive(Math.max(0, chosen));
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(0);
    if (allowFreeText || text === '') onChange(text);
  };
  const move = (step: number) =>
    isOpen ? setActive((active + step + shown.length) % Math.max(1, shown.length)) : open();
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const takes = isOpen && event.key === 'Enter' && (!allowFreeText || shown[active] !== undefined);
    const closes = isOpen && event.key === 'Escape';
    if (step === undefined && !takes && !closes) return;
    event.preventDefault();
    if (step !== undefined) move(step);
    else if (takes) pick(shown[active]);
    else close();
  };
  const text = typed ?? options[chosen]?.label ?? value;
  return { text, shown, active, isOpen, open, close, type, pick, handleKeyDown } satisfies ComboboxState;
}

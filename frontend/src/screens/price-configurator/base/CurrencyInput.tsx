import { useState } from 'react';

export interface CurrencyInputProps {
  id: string;
  currency: string;
  canEdit: boolean;
  onCurrency: (currency: string) => void;
}

const isCode = (text: string) => /^[A-Z]{3}$/.test(text);

/** Three letters; what is not a code yet stays in the field and goes when one leaves it. */
export function CurrencyInput({ id, currency, canEdit, onCurrency }: CurrencyInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const code = text.toUpperCase();
    setTyped(isCode(code) ? null : code);
    if (isCode(code)) onCurrency(code);
  };
  return (
    <span className="inp base-currency">
      <input
        id={id}
        maxLength={3}
        autoComplete="off"
        readOnly={!canEdit}
        aria-invalid={typed !== null || undefined}
        value={typed ?? currency}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}

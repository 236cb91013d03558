import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { notAnAmount, type Cents } from '../../../../contracts/rules/amounts';
import { AmountInput, type AmountInputProps } from './AmountInput';

const held: { cents: Cents | null } = { cents: null };
function Host(props: Partial<AmountInputProps>) {
  const [cents, setCents] = useState<Cents | null>(props.cents ?? null);
  const take = (next: Cents | null) => {
    held.cents = next;
    setCents(next);
  };
  return <AmountInput mask="#.##0,00" unit="EUR" label="Price" {...props} cents={cents} onCents={take} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Price');
const entered = (props: Partial<AmountInputProps> = {}) => {
  held.cents = props.cents ?? null;
  render(<Host {...props} />);
  fireEvent.focus(field());
};
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
/** What React makes its `beforeinput` of in this page; answers whether the sign was kept out. */
/** What is told of the text beside the field. */
const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const before = (data: string) =>
  !fireEvent(field(), Object.assign(new Event('textInput', { bubbles: true, cancelable: true }), { data }));

describe('a field of an amount (R-188)', () => {
  it('refuses what is pasted in another currency', () => {
    entered({ cents: 100 });

    paste('USD 130');
    expect([held.cents, said()]).toEqual([notAnAmount, "'USD 130' is not in EUR."]);
    paste('130 EUR');
    expect(held.cents).toBe(130_00);
  });

  it('hands on what is typed, nothing for nothing, and NaN for what is no amount', () => {
    entered({ cents: 100 });
    expect(field().value).toBe('1,00');

    const read = ['12,5', '', '1,2,3'].map((text) => {
      type(text);
      return held.cents;
    });
    expect(read).toEqual([1_250, null, notAnAmount]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field());
    expect(field().value).toBe('1,2,3');
  });

  it('shows what is stored once it is left', () => {
    entered();
    type('1234,5');
    fireEvent.blur(field());

    expect(field().value).toBe('1.234,50');
  });

  it('takes no other signs, whichever way they come', () => {
    entered({ cents: 700 });
    expect([before('a'), before('5'), before('’')]).toEqual([true, false, true]);
    type('7a');

    expect([field().value, held.cents]).toEqual(['7,00', 700]);
  });

  it('takes a typed minus for an amount that cannot be saved', () => {
    entered();
    type('-5');

    expect(held.cents).toBeNaN();
  });

  it('counts below 0 as what it is told to', () => {
    entered({ belowZero: 0 });
    type('-5');

    expect(held.cents).toBe(0);
  });

  it('remembers a minus that is typed before the digits, until the text is typed over', () => {
    entered();
    expect(before('-')).toBe(true);
    expect(before('5')).toBe(false);
    type('5');
    expect([held.cents, said()]).toEqual([notAnAmount, expect.stringContaining("'-5' is below 0")]);

    for (const [start, end] of [
      [1, 1],
      [0, 0],
    ] as const) {
      field().setSelectionRange(start, end);
      before('6');
      type(`${field().value}6`);
      expect(held.cents).toBeNaN();
    }
    field().setSelectionRange(0, field().value.length);
    before('6');
    type('6');
    expect(held.cents).toBe(600);
  });

  it('takes back with Esc what was typed since it was entered', () => {
    entered({ cents: 700 });
    type('9');
    const isLeftToDialog = fireEvent.keyDown(field(), { key: 'Escape' });

    expect([field().value, held.cents, isLeftToDialog]).toEqual(['7,00', 700, false]);
  });

  it('takes a text back with Esc that was no amount when the field was entered, once', () => {
    entered({ cents: 700 });
    type('12,345');
    fireEvent.blur(field());
    fireEvent.focus(field());

    const press = () => fireEvent.keyDown(field(), { key: 'Escape' });
    expect([press(), field().value, held.cents]).toEqual([false, '', null]);
    expect(press()).toBe(true);
  });

  it('leaves Esc to what is around it where there is nothing to take back', () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', listen);
    entered({ cents: 700 });

    fireEvent.keyDown(field(), { key: 'Escape' });
    type('9');
    fireEvent.keyDown(field(), { key: 'Escape' });
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual(['Escape']);
  });

  it('offers what a text with too many decimals would be rounded to', () => {
    entered({ belowZero: 0 });
    type('1234,567');
    expect([held.cents, said()]).toEqual([notAnAmount, expect.not.stringContaining('becomes')]);
    fireEvent.click(screen.getByRole('button', { name: 'Use 1.234,57' }));

    expect([field().value, held.cents]).toEqual(['1.234,57', 123_457]);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([field().value, held.cents]).toEqual(['', null]);
  });

  it('shows what is saved with Enter as it is stored', () => {
    entered();
    type('1234');
    fireEvent.keyDown(field(), { key: 'Enter' });

    expect(field().value).toBe('1.234,00');
  });
});

describe('what is pasted', () => {
  it.each<[text: string, cents: Cents | null]>([
    ['1.234,56 €', 123_456],
    ['12\n34', notAnAmount],
    ['-5', notAnAmount],
  ])('%j becomes %d', (text, cents) => {
    entered({ cents: 700 });
    expect(paste(text)).toBe(false);

    expect(held.cents).toEqual(cents);
  });

  it('goes where the caret is where it is digits alone', () => {
    entered({ cents: 700 });

    expect(paste(' 12 ')).toBe(true);
    expect(held.cents).toBe(700);
  });

  it('is refused in words where it has no digit, and the field keeps what it had', () => {
    entered({ cents: 700 });
    paste(`a  richiesta ${'x'.repeat(40)}`);

    expect([field().value, held.cents]).toEqual(['7,00', 700]);
    expect(said()).toContain(`'a richiesta ${'x'.repeat(28)}' is not an amount: nothing was pasted`);
    expect(said()).not.toContain('becomes');
    type('8');
    expect([field().value, held.cents]).toEqual(['8', 800]);
  });
});

describe('a percentage (R-234)', () => {
  it('becomes the highest one once the field is left', () => {
    entered({ unit: '%', highest: 10_000 });
    type('120');
    expect([field().value, held.cents]).toEqual(['120', 10_000]);
    expect(said()).toContain('it becomes 100,00 once the field is left.');

    fireEvent.blur(field());
    expect(field().value).toBe('100,00');
  });

  it('is refused with three decimals', () => {
    entered({ unit: '%', highest: 10_000 });
    type('3.123');

    expect(held.cents).toBeNaN();
  });
});

it('refuses what is above the most it takes (R-190)', () => {
  entered({ most: 100_00 });
  type('100');
  expect(held.cents).toBe(100_00);
  type('100,01');

  expect(held.cents).toBeNaN();
});

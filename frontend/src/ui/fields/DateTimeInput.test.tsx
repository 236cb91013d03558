import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog';
import { Button } from '../navigation/Button';
import { DateTimeInput, type DateTimeInputProps } from './DateTimeInput';
import { Field } from './Field';

afterEach(cleanup);

/** The field in a form that takes what it says. */
function show(props: Partial<DateTimeInputProps> = {}) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <Field label="Date start">
        <DateTimeInput
          {...props}
          value={value}
          onChange={(next, part) => {
            onChange(next, part);
            setValue(next);
          }}
        />
        <button onClick={() => setValue('2027-01-01T00:00')}>From outside</button>
      </Field>
    );
  }
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>('Date start');
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  const open = () => fireEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
  return { onChange, input, type, open };
}

const now = '2026-11-20T14:35';
const start = { min: '2026-11-20T00:00', now };
const day = (name: string) => screen.getByRole('button', { name });
const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);

it('shows DD/MM/YY HH:mm and takes the same (R-280)', () => {
  const { input, type, onChange } = show({ value: '2026-11-20T09:05' });
  expect(input.value).toBe('20/11/26 09:05');

  type('1/12/26 0730');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01T07:30', 'both');
  expect(input.value).toBe('01/12/26 07:30');
});

it('keeps the time when only a day is typed, and says that only the day was', () => {
  const { type, onChange } = show({ value: '2026-11-20T09:05' });

  type('21/11/26');

  expect(onChange).toHaveBeenLastCalledWith('2026-11-21T09:05', 'day');
});

it('gives the first day its default time', () => {
  const { type, onChange } = show({ defaultTime: '23:59' });

  type('21/11/26');

  expect(onChange).toHaveBeenLastCalledWith('2026-11-21T23:59', 'day');
});

it('keeps what cannot be read, says why, and has no value meanwhile', () => {
  const { input, type, onChange } = show({ value: '2026-11-20T09:05' });

  type('31/02/26');

  expect(input.value).toBe('31/02/26');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('There is no such day or time');
  expect(input.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  expect(onChange).toHaveBeenLastCalledWith('', 'both');

  type('domani');
  expect(screen.getByRole('alert').textContent).toBe('Write it as DD/MM/YY HH:mm');

  type('28/02/27');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith('2027-02-28T00:00', 'day');
});

it('takes the typing back on Esc, and drops it for a value from outside', () => {
  const { input, onChange } = show({ value: '2026-11-20T09:05' });

  fireEvent.change(input, { target: { value: '21' } });
  const isLeftToOthers = fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('20/11/26 09:05');
  expect(isLeftToOthers).toBe(false);

  fireEvent.change(input, { target: { value: '21' } });
  fireEvent.click(screen.getByText('From outside'));
  expect(input.value).toBe('01/01/27 00:00');
  expect(onChange).not.toHaveBeenCalled();
});

it('counts on Enter, which sends a form only when nothing is wrong', () => {
  const { input, onChange } = show({ isDateOnly: true });

  fireEvent.change(input, { target: { value: '20/11/26' } });
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20', 'day');

  fireEvent.change(input, { target: { value: '20/11/26 09:00' } });
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Write it as DD/MM/YY');
});

describe('with the focus still in the field', () => {
  const saved = vi.fn();
  const stepped = vi.fn();
  function DayDialog() {
    const [value, setValue] = useState('');
    return (
      <Dialog
        title="Campaign"
        dirty={value !== ''}
        steps={{ place: 1, total: 2, next: stepped }}
        onSubmit={() => saved(value)}
        onClose={() => undefined}
        actions={
          <Button type="submit" variant="primary" disabled={value === ''}>
            Save
          </Button>
        }
      >
        <DateTimeInput isDateOnly aria-label="Start" value={value} onChange={setValue} />
      </Dialog>
    );
  }
  const typeAndPress = (text: string, key: KeyboardEventInit) => {
    saved.mockClear();
    stepped.mockClear();
    render(<DayDialog />);
    const input = screen.getByLabelText('Start');
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, key);
  };
  const keys = [
    { key: 's', ctrlKey: true },
    { key: 'Enter', ctrlKey: true },
  ];

  it.each(keys)('is saved as typed by $key with Ctrl (R-412)', (key) => {
    typeAndPress('21/11/26', key);

    expect(saved).toHaveBeenCalledExactlyOnceWith('2026-11-21');
  });

  it.each(keys)('holds $key with Ctrl back over what is no date', (key) => {
    typeAndPress('31/02/26', key);

    expect(saved).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('There is no such day or time');
  });

  it('is asked about before the next record', () => {
    typeAndPress('21/11/26', { key: 'PageDown', altKey: true });

    expect(stepped).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Stay' })).toBeTruthy();
  });
});

it('refuses what is before the first day or over today (R-237)', () => {
  const { type, onChange } = show({ ...start, isTodayWhole: true });

  type('19/11/26 23:00');
  expect(screen.getByRole('alert').textContent).toBe('Not before 20/11/26');
  type('20/11/26 14:34');
  expect(screen.getByRole('alert').textContent).toBe('Not before 14:35 on this day');
  for (const text of ['20/11/26 14:35', '20/11/26 00:00', '21/11/26 00:01']) {
    type(text);
    expect(screen.queryByRole('alert'), text).toBeNull();
  }
  type('20/11/26');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20T00:00', 'day');
});

it('gives today its usual time where the one that was there is over (R-237)', () => {
  const { type, open, onChange } = show({ ...start, value: '2026-12-01T00:00', defaultTime: '23:59' });

  type('20/11/26 00:00');
  expect(screen.getByRole('alert').textContent).toBe('Not before 14:35 on this day');
  type('20/11/26');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20T23:59', 'day');

  type('21/11/26 00:00');
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20T23:59', 'day');
});

describe('a stored value out of limits', () => {
  const stored = '2026-10-01T09:00';
  const started = { ...start, value: stored, stored };

  it('can be put back once it was changed (decision A-89)', () => {
    const { input, type, open, onChange } = show(started);
    type('10/10/26');
    expect(screen.getByRole('alert').textContent).toBe('Not before 20/11/26');
    expect(onChange).toHaveBeenLastCalledWith('', 'both');

    type('01/10/26 09:00');
    expect(onChange).toHaveBeenLastCalledWith(stored, 'both');
    expect(screen.queryByRole('alert')).toBeNull();

    type('21/11/26');
    type('01/10/26');
    expect(onChange).toHaveBeenLastCalledWith(stored, 'both');

    fireEvent.change(input, { target: { value: '21/11/26' } });
    fireEvent.blur(input);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    fireEvent.click(day('Thursday 1 October 2026'));
    expect(onChange).toHaveBeenLastCalledWith(stored, 'both');
  });

  it('comes back on Esc after a refusal, and what was chosen last does too', () => {
    const { input, type, onChange } = show(started);
    type('10/10/26');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('01/10/26 09:00');
    expect(onChange).toHaveBeenLastCalledWith(stored, 'both');
    expect(screen.queryByRole('alert')).toBeNull();

    type('21/11/26 10:00');
    type('domani');
    type('dopodomani');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('21/11/26 10:00');
  });
});

it('leaves a stored value alone that is before the first day (decision A-89)', () => {
  const { input, onChange } = show({ ...start, value: '2026-10-01T00:00' });

  fireEvent.focus(input);
  fireEvent.blur(input);

  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('chooses a day in the calendar, and no day before the first', () => {
  const { open, onChange } = show(start);
  open();
  expect(screen.getByRole('dialog', { name: 'Choose date and time' })).toBeTruthy();
  expect(document.activeElement).toBe(day('Friday 20 November 2026'));

  fireEvent.click(day('Thursday 19 November 2026'));
  expect(onChange).not.toHaveBeenCalled();
  expect(day('Thursday 19 November 2026').getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(day('Monday 23 November 2026'));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-23T00:00', 'day');
  expect(day('Monday 23 November 2026').closest('td')?.getAttribute('aria-selected')).toBe('true');
});

it('walks the calendar by keyboard: days, weeks, months, years', () => {
  const { open } = show({ ...start, value: '2026-11-20T00:00' });
  open();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  const press = (key: string, shiftKey = false) => {
    fireEvent.keyDown(grid, { key, shiftKey });
    return document.activeElement?.getAttribute('aria-label');
  };

  expect(press('ArrowRight')).toBe('Saturday 21 November 2026');
  expect(press('ArrowDown')).toBe('Saturday 28 November 2026');
  expect(press('Home')).toBe('Monday 23 November 2026');
  expect(press('End')).toBe('Sunday 29 November 2026');
  expect(press('PageDown')).toBe('Tuesday 29 December 2026');
  expect(press('PageDown', true)).toBe('Wednesday 29 December 2027');
  expect(press('PageUp', true)).toBe('Tuesday 29 December 2026');
  expect(press('ArrowLeft')).toBe('Monday 28 December 2026');
  expect(press('ArrowUp')).toBe('Monday 21 December 2026');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
});

it('offers the hours and minutes of today that are not over (R-237)', () => {
  const { open, onChange } = show({ ...start, value: '2026-11-20T15:00' });
  open();
  const [hour, minute] = [screen.getByLabelText('Hour'), screen.getByLabelText('Minute')];
  expect(optionsOf(hour)[0]).toBe('14');
  expect(optionsOf(minute)).toHaveLength(60);

  fireEvent.change(hour, { target: { value: '14' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20T14:35', 'time');
  expect(optionsOf(minute)[0]).toBe('35');

  fireEvent.click(day('Saturday 21 November 2026'));
  expect(optionsOf(hour)).toHaveLength(24);
});

it('has no times before there is a day, and none at all for a mere date', () => {
  const { open } = show();
  open();
  expect(screen.getByLabelText<HTMLSelectElement>('Hour').disabled).toBe(true);
  cleanup();

  const mere = show({ isDateOnly: true, now });
  mere.open();
  expect(screen.queryByLabelText('Hour')).toBeNull();
  fireEvent.click(day('Monday 23 November 2026'));
  expect(mere.onChange).toHaveBeenLastCalledWith('2026-11-23', 'day');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens with Alt and arrow down, closes with Esc, and can be cleared', () => {
  const { input, onChange } = show({ value: '2026-11-20T15:00' });
  fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith('', 'both');

  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be switched off', () => {
  const { input } = show({ value: '2026-11-20T15:00', isDisabled: true });

  expect(input.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Choose/ }).disabled).toBe(true);
});

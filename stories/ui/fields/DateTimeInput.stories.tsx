import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DateTimeInput, type DateTimeInputProps } from '../../../frontend/src/ui/fields/DateTimeInput';
import { Field } from '../../../frontend/src/ui/fields/Field';

/** It stands in a field and keeps what it says. */
function Example(props: DateTimeInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 240, minHeight: 480 }}>
      <Field label="Date start" required>
        <DateTimeInput
          {...props}
          value={value}
          onChange={(next, part) => {
            props.onChange(next, part);
            setValue(next);
          }}
        />
      </Field>
    </div>
  );
}

const openCalendar = () => userEvent.click(screen.getByRole('button', { name: /^Choose date/ }));

const meta = {
  title: 'Parts/Fields/Date time input',
  tags: ['autodocs'],
  component: DateTimeInput,
  args: { value: '2026-11-23T15:00', now: '2026-11-20T14:35', note: 'Europe/Rome', onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DateTimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Small: Story = { args: { isSmall: true } };
export const Typed: Story = {
  args: { value: '', min: '2026-11-20T00:00' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox'), '1/12/26 0730{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T07:30', 'both');
    await expect(screen.getByRole('textbox')).toHaveValue('01/12/26 07:30');
  },
};
export const BeforeTheFirst: Story = {
  args: { min: '2026-11-20T00:00' },
  play: async () => {
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '19/11/26{Tab}');
    await expect(screen.getByRole('alert')).toHaveTextContent('Not before 20/11/26');
  },
};
/** Days before the first are struck out; arrows move, Enter chooses, Esc leads back to the button. */
export const Opened: Story = {
  args: { min: '2026-11-20T00:00' },
  play: async ({ args }) => {
    await openCalendar();
    const chosen = screen.getByRole('button', { name: 'Monday 23 November 2026' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T15:00', 'day');
    await expect(screen.getByRole('button', { name: 'Tuesday 1 December 2026' })).toHaveFocus();
  },
};
/** The hours and minutes of today that are over cannot be chosen. */
export const Today: Story = {
  args: { value: '2026-11-20T15:00', min: '2026-11-20T00:00' },
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.selectOptions(screen.getByLabelText('Hour'), '14');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20T14:35', 'time');
  },
};
export const DateOnly: Story = {
  args: { value: '2026-11-23', isDateOnly: true, note: undefined },
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20', 'day');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose date' })).toHaveFocus());
  },
};

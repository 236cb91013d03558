import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { BasePriceInfo, PriceDetails } from '../../frontend/src/api';
import { editList } from '../../frontend/src/screens/price-configurator/save/editedList';
import { sectionsOf, storedListOf } from '../../frontend/src/screens/price-configurator/save/priceList';
import { SaveBar } from '../../frontend/src/screens/price-configurator/save/SaveBar';
import base from '../../mocks/PriceList/getBasePriceInfo.default.json';
import complete from '../../mocks/PriceList/getPriceDetailsByModelVersion.complete.json';
import withGaps from '../../mocks/PriceList/getPriceDetailsByModelVersion.default.json';
import { Part } from './Part';

interface BarProps {
  /** What has been typed, by code; '-' is the base price. */
  typed: Record<string, string>;
  hasGaps: boolean;
  isSaving: boolean;
  onSave: () => Promise<unknown>;
  onGoTo: (code: string) => void;
}

function Bar({ typed, hasGaps, ...rest }: BarProps) {
  const details = (hasGaps ? withGaps : complete).value as PriceDetails;
  const [list] = useState(() => {
    const edited = editList(storedListOf(base.value as BasePriceInfo, details));
    for (const [code, text] of Object.entries(typed)) edited.sheet.type(code, text, '#.##0,00');
    return edited;
  });
  return (
    <Part>
      <div style={{ minHeight: 420 }} />
      <SaveBar list={list} sections={sectionsOf(details)} {...rest} />
    </Part>
  );
}

const meta = {
  title: 'Screens/Price configurator/Save bar',
  component: Bar,
  parameters: { layout: 'fullscreen' },
  args: {
    typed: { '05FK': '1500', '08ED': '710', AC01: '95' },
    hasGaps: false,
    isSaving: false,
    onSave: fn(() => Promise.resolve()),
    onGoTo: fn(),
  },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: 'Unsaved changes',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { isSaving: true } };

/** the reason stands beside the disabled button and leads to the first item. */
export const PricesMissing: Story = {
  name: 'Prices missing',
  args: { hasGaps: true },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save prices' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('2 items have no price, so the list cannot be saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('11TP');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the next' }));
    await expect(args.onGoTo).toHaveBeenLastCalledWith('24SL');
  },
};

export const NotUnderstood: Story = {
  name: 'Prices not understood',
  args: { typed: { '-': '0', '05FK': '1,2,3', '08ED': '' } },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^The base price is not above 0, 1 item has no price and 1 price is not/);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('-');
  },
};

/** One click fills what has an official price, unsaved; a notice takes it back. */
export const OfficialPricesTaken: Story = {
  name: 'Official prices taken',
  args: { hasGaps: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the official price for 2 blank items' }));
    await expect(canvas.getByRole('button', { name: 'Save prices' })).toBeEnabled();
    await screen.findByText('Official price taken for 2 blank items, not saved yet');
    await screen.findByRole('button', { name: 'Undo' });
  },
};

/** everything back at once, and once more. */
export const RolledBack: Story = {
  name: 'Rolled back',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rollback all' }));
    await canvas.findByText('No unsaved changes');
    await expect(canvas.getByRole('button', { name: 'Save prices' })).toBeDisabled();
    // It keeps the focus, disabled.
    await expect(canvas.getByRole('button', { name: 'Rollback all' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await screen.findByRole('button', { name: 'Undo' });
  },
};

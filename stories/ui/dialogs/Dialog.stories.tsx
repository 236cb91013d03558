import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../frontend/src/ui/navigation/Button';
import type { DialogProps } from '../../../frontend/src/ui/dialogs/Dialog';
import { Field } from '../../../frontend/src/ui/fields/Field';
import { TextArea } from '../../../frontend/src/ui/fields/TextArea';
import { TextInput } from '../../../frontend/src/ui/fields/TextInput';
import { Dialog } from '../../../frontend/src/ui/dialogs/Dialog';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';
import { inFrames } from '../inFrames';

const meta = {
  title: 'Parts/Dialogs/Dialog',
  tags: ['autodocs'],
  parameters: inFrames,
  component: Dialog,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <Button variant="primary" type="submit">
    Save
  </Button>
);
const form = (
  <div className={layoutStyles.stack}>
    <div className={layoutStyles.two}>
      <Field label="Code" locked>
        <TextInput mono defaultValue="MAIN_TITLE" />
      </Field>
      <Field label="Label group" locked>
        <TextInput defaultValue="Main Window" />
      </Field>
    </div>
    <Field
      label="Label"
      required
      hint="Saved value: “Configura la tua Alturia”"
      counter={{ length: 30, max: 255 }}
    >
      <TextArea defaultValue="Configura la tua nuova Alturia" />
    </Field>
  </div>
);

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Edit MAIN_TITLE" actions={actions} {...props} onClose={() => setIsOpen(false)}>
          {form}
        </Dialog>
      )}
    </>
  );
}
const open = (canvas: { getByRole: typeof screen.getByRole }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Open' }));

export const Edit: Story = {
  args: {
    title: 'Edit MAIN_TITLE',
    subtitle: 'Interface label · opened 10:36',
    status: '1 unsaved change',
    dirty: true,
    actions,
    children: form,
    onClose: fn(),
    onSubmit: fn(),
  },
};
export const LongContent: Story = {
  args: {
    title: 'Upload File',
    width: 1080,
    children: Array.from({ length: 60 }, (_, at) => <p key={at}>Row {at + 1}</p>),
    footerStart: <Button variant="quiet">Download rejected rows</Button>,
    actions,
    onClose: fn(),
  },
};
export const Refused: Story = {
  args: {
    title: 'New Interface Label',
    status: '1 field to correct',
    statusTone: 'error',
    actions,
    onClose: fn(),
    children: (
      <Field label="Code" required error="A label with this code exists in Main Window">
        <TextInput mono defaultValue="MAIN_TITLE" />
      </Field>
    ),
  },
};
export const FocusesAndReturns: Story = {
  args: { title: 'Edit', children: '', onClose: fn() },
  render: () => <Opener />,
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('textbox', { name: 'Label' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
export const AsksBeforeLosingChanges: Story = {
  args: { title: 'Edit', children: '', onClose: fn() },
  render: () => <Opener dirty />,
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.getByRole('textbox', { name: 'Label' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

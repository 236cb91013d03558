import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Upload } from 'lucide-react';
import { Button } from '../../../frontend/src/ui/navigation/Button';
import { PageHead } from '../../../frontend/src/ui/navigation/PageHead';

const meta = { title: 'Parts/Navigation/Page head', tags: ['autodocs'], component: PageHead } satisfies Meta<
  typeof PageHead
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InterfaceLabels: Story = {
  args: {
    title: 'Interface labels',
    tag: 'Main Window',
    help: 'Texts of the configurator windows. A specific model may override the default label.',
    actions: (
      <>
        <Button icon={Upload}>Import</Button>
        <Button icon={Download}>Export</Button>
        <Button variant="primary" icon={Plus}>
          New
        </Button>
      </>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { linesOf, markupTokens } from '../../../frontend/src/screens/editorial-contents/markup/markupTokens';
import { Field } from '../../../frontend/src/ui/fields/Field';
import { MarkupArea, type MarkupAreaProps } from '../../../frontend/src/ui/fields/MarkupArea';

const meta = {
  title: 'Parts/Fields/Markup area',
  tags: ['autodocs'],
  component: MarkupArea,
  args: {
    value:
      '<h2>Full Hybrid</h2>\n<p style="color:red">In città fino al <b>60%</b> in {mode}</p>\n<!-- promo -->\n<script src="/p.js"></script>',
    lines: [],
    marks: new Map([
      [2, 'attribute'],
      [4, 'element'],
    ]),
  },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof MarkupArea>;

export default meta;
type Story = StoryObj<typeof meta>;

function Editor(args: MarkupAreaProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Content">
      <MarkupArea {...args} value={value} lines={linesOf(markupTokens(value))} onValue={setValue} />
    </Field>
  );
}

export const Marked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Content'), '{Enter}fine');
    await expect(canvasElement.querySelector('[data-line="5"]')).toHaveTextContent('fine');
  },
};

export const MarkedDark: Story = { ...Marked, globals: { theme: 'dark' } };

/** Long lines wrap in both layers alike, so the text area never has more to scroll than is seen. */
export const Wrapped: Story = {
  args: {
    value: `<p>${'Il valore è puramente indicativo e non vincolante. '.repeat(12)}</p>\n${'x'.repeat(400)}\n<p>fine</p>   `,
    marks: new Map(),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText<HTMLTextAreaElement>('Content');
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

import { userEvent, within } from 'storybook/test';

/** All that is shown: dialogs, messages and notices stand outside the story. */
export const page = () => within(document.body);

/** Where a play function looks for something: its story, the page, a dialog. */
export type Canvas = ReturnType<typeof page>;

export const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The dialog that opens, or the one of this name. */
export const dialog = async (name?: string | RegExp) => within(await page().findByRole('dialog', { name }));

/** Presses a button of the story: the dialog that it opens. */
export async function openDialog(canvas: Canvas, button: string | RegExp) {
  await press(canvas, button);
  return dialog();
}

import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labelTexts } from '../../texts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { EmptyState } from '../feedback/EmptyState';
import { Field } from '../fields/Field';
import { PageHead } from '../navigation/PageHead';
import { Checkbox } from '../fields/Checkbox';
import { IconButton } from '../navigation/IconButton';
import { LinkButton } from '../navigation/LinkButton';
import { MenuButton } from '../dialogs/MenuButton';
import { Message } from '../feedback/Message';
import { Pill } from './Pill';
import { Segmented } from '../fields/Segmented';
import { Select } from '../fields/Select';
import { Tabs } from '../navigation/Tabs';
import { Tag } from './Tag';
import { Toggle } from '../fields/Toggle';
import { X } from 'lucide-react';

const quoted = labelTexts.delete;
const nothing = () => undefined;

it.each([
  ['a menu', <MenuButton label={quoted}>{null}</MenuButton>],
  ['a tab', <Tabs id="t" label="" tabs={[{ value: 'a', label: quoted }]} value="a" onChange={nothing} />],
  ['a toggle', <Toggle label={quoted} checked onChange={nothing} />],
  ['a tick box', <Checkbox label={quoted} />],
  ['a message', <Message tone="error">{quoted}</Message>],
  ['the title of a message', <Message tone="info" title={quoted} />],
  ['a choice', <Segmented label="" options={[{ value: 'a', label: quoted }]} value="a" onChange={nothing} />],
  ['an option', <Select options={[{ value: 'a', label: quoted }]} />],
  ['a link', <LinkButton href="/">{quoted}</LinkButton>],
  ['a tag', <Tag>{quoted}</Tag>],
  ['a state', <Pill tone="ok">{quoted}</Pill>],
])('%s says in which language its words are quoted', (_part, part) => {
  const page = within(render(part).container);

  expect(page.getByText(quoted).closest('[lang]')?.getAttribute('lang')).toBe('it');
});

const sentence = `Press ${quoted} to go on.`;

it.each([
  ['a message', <Message tone="error">{sentence}</Message>],
  ['an empty list', <EmptyState title={sentence} />],
  ['a field', <Field label="" hint={sentence} children={null} />],
  ['the head of a page', <PageHead title="" help={sentence} />],
  [
    'a question',
    <ConfirmDialog title="" message={sentence} confirmLabel="" onConfirm={nothing} onCancel={nothing} />,
  ],
])('%s says in which language a word is that its sentence quotes', (_part, part) => {
  const { container } = render(part);

  const [word] = container.querySelectorAll('span[lang=it]');
  expect(word?.textContent).toBe(quoted);
  expect(container.textContent).toContain(sentence);
});

it('a button with an icon only says in which language its name is quoted', () => {
  const { container } = render(<IconButton label={quoted} icon={X} />);

  expect(within(container).getByRole('button', { name: quoted }).getAttribute('lang')).toBe('it');
});

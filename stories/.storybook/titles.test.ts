import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { MenuEntry } from '../../frontend/src/api';
import { consolePaths } from '../../frontend/src/app/routes/paths';
import { solEntries } from '../../frontend/src/app/shell/appLinksOf';
import { appSections, menuSections } from '../../frontend/src/app/shell/menuSections';
import { mockValue } from '../../frontend/src/test/mockValue';
import { screenOf, screens, storyOrder } from './screens';
import { sentenceOf } from './sentenceOf';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

const stories = readdirSync(`${root}stories`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const text = read(`stories/${file}`);
    return {
      file,
      text,
      title: /title: (['"])((?:Design system|Screens|Parts)\/.*?)\1[, ]/.exec(text)?.[2] ?? '',
    };
  });
const titles = stories.map(({ title }) => title);

/** Capitals are for the first word, for abbreviations and for the numbers of rules. */
const isSentence = (text: string) =>
  /^[A-Z1-9“]/.test(text) &&
  !/ (?!DEFAULT|Swiss|HTML|JSON|API|AS|VAT|FINCO|SOL|English|Italian|R-\d{3}[,)])[A-Z]/.test(text);

describe('the title of a story', () => {
  it('is that of one file only', () => {
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('begins with a page of the design system, a screen or a group of parts', () => {
    const groups = storyOrder().at(-1)! as readonly string[];
    const isKnown = (title: string) => {
      const [first, second = '', third] = title.split('/');
      if (first === 'Parts') return groups.includes(second) && third !== undefined;
      return first === 'Design system' ? second !== '' : screenOf(title) !== undefined;
    };

    expect(
      stories.filter(({ title }) => !isKnown(title)).map(({ file, title }) => `${file}: ${title}`),
    ).toEqual([]);
  });

  it('is written as a sentence, and so are the names', () => {
    const names = stories.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}name: (['"])(.*)\1,$|Story = \{(?: \.\.\.\w+,)? name: '([^']*)'/gm)].map(
        (match) => match[2] ?? match[3]!,
      ),
    );

    expect(names.length).toBeGreaterThan(300);
    expect(
      [...titles.flatMap((title) => title.split('/')), ...names].filter((text) => !isSentence(text)),
    ).toEqual([]);
    expect(sentenceOf('NothingFoundDark')).toBe('Nothing found, dark');
  });
});

it('is known to the pages that link to it', () => {
  const links = stories.flatMap(({ text }) => [
    ...text.matchAll(/title="([^"]+)" story="(\w+)"|title: '([^']+)',\s+story: '(\w+)'/g),
  ]);
  const isThere = (title: string, story: string) =>
    stories.some((one) => one.title === title && one.text.includes(`export const ${story}:`));

  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !isThere(link[1] ?? link[3]!, link[2] ?? link[4]!)).map(String)).toEqual([]);
});

it('is that of each of the sixty stories that are compared with pictures', () => {
  const chosen = JSON.parse(read('stories/pictures/chosen.json')) as string[];
  const ids = stories.flatMap(({ title, text }) =>
    [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => toId(title, storyNameFromExport(name!))),
  );

  expect(new Set(chosen).size).toBe(60);
  expect(chosen.filter((id) => !ids.includes(id))).toEqual([]);
});

describe('the screens', () => {
  it('all have stories', () => {
    expect(screens.filter((screen) => !titles.some((title) => screenOf(title) === screen))).toEqual([]);
  });

  it('are every path of the console, each once', () => {
    expect(screens.flatMap(({ paths }) => paths).toSorted()).toEqual([...consolePaths].toSorted());
  });

  it('stand in the order of the menu, below its headings', () => {
    const labels = menuSections(mockValue<MenuEntry[]>('getMenuList.default'), () => true);
    const menu = [
      ...labels.flatMap(({ heading, links }) => links.map(({ path }) => [heading, path])),
      ...(['price', 'pack'] as const).map((app) => [
        appSections[app].heading,
        appSections[app].links[0]!.path,
      ]),
      ...solEntries.map(({ to }) => [appSections.sol.heading, to]),
    ];
    const ours = screens.flatMap(({ title, paths }) => paths.map((path) => [title.split('/')[1], path]));
    const inMenu = new Set(menu.map(([, path]) => path));

    expect(ours.filter(([, path]) => inMenu.has(path))).toEqual(menu);
  });

  it('are sorted so in the side bar', () => {
    // Storybook reads the order without running the file, so it is written out there.
    expect(getStorySortParameter(read('stories/.storybook/preview.tsx'))).toEqual({ order: storyOrder() });
  });

  it('name tags of the contract and areas of the rules, and leave out none', () => {
    const { tags } = parse(read('openapi.yaml')) as { tags: { name: string }[] };
    const { areas } = parse(read('contracts/rules.yaml')) as { areas: Record<string, unknown> };

    expect([...new Set(screens.flatMap((screen) => screen.tags))].toSorted()).toEqual(
      tags.map(({ name }) => name).toSorted(),
    );
    expect([...new Set(screens.flatMap((screen) => screen.areas))].toSorted()).toEqual(
      Object.keys(areas).toSorted(),
    );
  });
});

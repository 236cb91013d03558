import type { components } from '../../http/operations.gen.ts';
import { type OperationMap, steadyQuery } from '../../http/operation.ts';
import type { Context } from '../../kit/context.ts';
import { ALL_GROUPS, listLabelGroups } from '../interface-labels/interface-label.read.ts';
import { listOptGroups } from '../opt-groups/opt-group.read.ts';
import { t } from '../../texts/labels.ts';
import { menuText } from '../../texts/menu.ts';
import { MenuRow } from './menu-row.entity.ts';

type MenuEntry = components['schemas']['MenuEntry'];
type Group = { code: string; description: string };

const colours = (): Group => ({ code: 'COLOR', description: t('Colours') });

/** The interface labels of every group; no label group has this name. */
const allGroups = (): Group => ({ code: ALL_GROUPS, description: t('All groups') });

/** Groups from the feed and the migrations that have no name yet. */
const NAMES: Record<string, () => string> = {
  PRICECONF: () => t('Price configurator (PRICECONF)'),
  UNKNOWN: () => t('Not sorted yet (UNKNOWN)'),
};

const named = ({ code, description }: Group): Group => ({
  code,
  description: (description === code && NAMES[code]?.()) || description,
});

/** By group_source (decision A-39). */
async function groupSources(context: Context): Promise<Record<string, Group[]>> {
  const optGroups = (await listOptGroups(context)).map((group) => ({ ...group, ...named(group) }));
  const ofType = (wanted: string) => optGroups.filter(({ type }) => type === wanted);
  return {
    interfaceLabel: [
      allGroups(),
      ...(await listLabelGroups(context)).map((name) => named({ code: name, description: name })),
    ],
    OPT: ofType('OPT'),
    ACC: ofType('ACC'),
    CUSTPRG: ofType('CUSTPRG'),
    optColor: [colours(), ...optGroups],
  };
}

function present(
  rows: MenuRow[],
  groupsBySource: Record<string, Group[]>,
  parentId: number | null = null,
): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, linkTo, action, group, groupSource, ...stored }) => {
      const section = menuText(stored.section);
      const description = menuText(stored.description);
      const ofGroups = (groupsBySource[groupSource] ?? []).map((each) => ({
        section,
        description: each.description,
        linkTo,
        action,
        group: each.code,
        hasSubmenu: false,
        submenuList: [],
      }));
      const submenuList = [...present(rows, groupsBySource, id), ...ofGroups];
      return { section, description, linkTo, action, group, hasSubmenu: submenuList.length > 0, submenuList };
    });
}

/** Model and language are part of the call, but the entries depend on neither. */
export const menuHandlers = {
  getMenuList: steadyQuery(async (context) =>
    present(
      await context.db.find(MenuRow, { order: { sortNumber: 'ASC', id: 'ASC' } }),
      await groupSources(context),
    ),
  ),
} satisfies Partial<OperationMap>;

import type { components } from '../../http/operations.gen.ts';
import { query, type OperationMap } from '../../http/operation.ts';
import { listLabelGroups } from '../interface-labels/interface-label.read.ts';
import { listMenuRows, type MenuRow } from './menu.repository.ts';

type MenuEntry = components['schemas']['MenuEntry'];

/** The tree of entries; one whose groups come from the labels gets a sub-entry for each stored group (readings A-39). */
function present(rows: MenuRow[], labelGroups: string[], parentId: number | null = null): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, section, description, linkTo, action, group, groupSource }) => {
      const own = present(rows, labelGroups, id);
      const ofGroups = groupSource === 'interfaceLabel' ? labelGroups : [];
      const submenuList = [
        ...own,
        ...ofGroups.map((name) => ({
          section,
          description: name,
          linkTo,
          action,
          group: name,
          hasSubmenu: false,
          submenuList: [],
        })),
      ];
      return { section, description, linkTo, action, group, hasSubmenu: submenuList.length > 0, submenuList };
    });
}

/** Specification 1, section 2.3: model and language are part of the call; the entries depend on neither. */
export const menuHandlers = {
  getMenuList: query(async (context) => present(await listMenuRows(context), await listLabelGroups(context))),
} satisfies Partial<OperationMap>;

import {
  Activity,
  BadgePercent,
  Boxes,
  Braces,
  Car,
  ChartNoAxesColumn,
  Circle,
  FileText,
  GitCompareArrows,
  Globe,
  Languages,
  type LucideIcon,
  MousePointerClick,
  Palette,
  PanelsTopLeft,
  Puzzle,
  Settings2,
  SlidersHorizontal,
  Type,
  Users,
  Wrench,
} from 'lucide-react';
import { createElement } from 'react';

const iconByPath: Record<string, LucideIcon> = {
  '/interface_labels': Type,
  '/opt_labels': SlidersHorizontal,
  '/acc_labels': Puzzle,
  '/custprg_labels': BadgePercent,
  '/opt_color_labels': Palette,
  '/editorial_contents': FileText,
  '/editorial_palcehoders': Braces,
  '/countries': Globe,
  '/car_models': Car,
  '/opt_groups': Boxes,
  '/call_to_action': MousePointerClick,
  '/interface': PanelsTopLeft,
  '/configuration_parameters': Settings2,
  '/languages': Languages,
  '/trackinglabels': ChartNoAxesColumn,
  '/users': Users,
  '/tools': Wrench,
  '/api_Json_test': GitCompareArrows,
  '/sol_model': Activity,
};

/** The icon of a menu entry by its linkTo; a ring for one that we do not know. */
export function MenuIcon({ path }: { path: string }) {
  return createElement(iconByPath[path] ?? Circle, { size: 17, 'aria-hidden': true });
}

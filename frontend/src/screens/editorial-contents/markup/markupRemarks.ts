import { isSafeAddress, isShown, isUnreadable, isVoid } from '../../../ui/data/markupAllowlist';
import type { MarkupToken } from './markupTokens';
import { t } from '../../../texts/kitMarkup.gen';

/** What an author should know of a line. */
export interface MarkupRemark {
  line: number;
  what: string;
  /** With `what` in its place: '{what} is never closed'. */
  says: string;
  /** A whole element is left out of the preview, or less. */
  weight: 'element' | 'attribute';
}

type Open = Pick<MarkupToken, 'line'> & { element: string };

/** HTML ends them by itself. */
const selfEnding = new Set('body colgroup dd dt head html li option p tbody td tfoot th thead tr'.split(' '));
/** The preview shows them in a way of its own. */
const substituted = new Set(['a', 'img']);
/** Nothing that a reader would miss. */
const withoutEffect =
  /^(alt|class|colspan|dir|height|id|lang|name|rel|role|rowspan|scope|src|target|title|type|width|aria-.*|data-.*)$/;

const left = (line: number, what: string, says: string): MarkupRemark => ({
  line,
  what,
  says,
  weight: 'attribute',
});
const unclosed = ({ element, line }: Open): MarkupRemark[] =>
  selfEnding.has(element) ? [] : [left(line, `<${element}>`, t('{what} is never closed'))];

/** What the preview leaves out of markup, and what is open or ended without its counterpart; by line. */
export function markupRemarks(tokens: readonly MarkupToken[]): MarkupRemark[] {
  const open: Open[] = [];
  const remarks = tokens.flatMap((token): MarkupRemark[] => {
    const { kind, element = '', line } = token;
    if (kind === 'attribute') return ofAttribute(token, element);
    if (kind === 'end') return ofEnd(open, element, line);
    if (kind !== 'start') return [];
    if (!isVoid(element)) open.push({ element, line });
    return ofElement(element, line);
  });
  return [...remarks, ...open.flatMap(unclosed)].toSorted((a, b) => a.line - b.line);
}

function ofElement(element: string, line: number): MarkupRemark[] {
  if (isShown(element) || substituted.has(element)) return [];
  const says =
    isUnreadable(element) || isVoid(element)
      ? t('{what} is not shown')
      : t('{what} is not shown; its text stays');
  return [{ line, what: `<${element}>`, says, weight: 'element' }];
}

function ofAttribute({ text, value = '', line }: MarkupToken, element: string): MarkupRemark[] {
  const name = text.toLowerCase();
  const isOfShown = isShown(element) || substituted.has(element);
  if (!isOfShown || withoutEffect.test(name)) return [];
  if (element === 'a' && name === 'href')
    return isSafeAddress(value)
      ? []
      : [left(line, text, t('{what} of <a> is not an address that can be used as a link'))];
  return [left(line, text, t('{what} of <{element}> is not shown', { element }))];
}

function ofEnd(open: Open[], element: string, line: number): MarkupRemark[] {
  const at = open.findLastIndex((started) => started.element === element);
  if (at < 0) return isVoid(element) ? [] : [left(line, `</${element}>`, t('{what} ends nothing'))];
  return open.splice(at).slice(1).flatMap(unclosed);
}

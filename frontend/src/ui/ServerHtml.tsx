import { createElement, Fragment, useMemo, type ReactNode } from 'react';

/** What may come through; everything else is left out and its text stays. */
const ELEMENTS = new Set(
  'article b br caption code col colgroup dd div dl dt em h2 h3 h4 hr i li ol p pre section small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
/** Not even their text is for people. */
const UNREADABLE = new Set('head iframe math noscript object script style svg template title'.split(' '));
const VOID = new Set(['br', 'col', 'hr']);
/** Inside these, white space between the elements is none of the text. */
const ROWS = new Set(['colgroup', 'dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);
/** Classes of our own tables. */
const CLASSES = new Set(['num', 'missing']);

/** The attributes that mean something to a reader, by their React names. Addresses are none of them. */
function attributesOf(element: Element): Record<string, unknown> {
  const span = (name: string) => Number(element.getAttribute(name)) || undefined;
  const scope = element.getAttribute('scope');
  return {
    className: [...element.classList].filter((name) => CLASSES.has(name)).join(' ') || undefined,
    lang: element.getAttribute('lang') ?? undefined,
    scope: scope === 'row' || scope === 'col' ? scope : undefined,
    colSpan: span('colspan'),
    rowSpan: span('rowspan'),
  };
}

function rebuilt(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const isBetweenRows = ROWS.has(node.parentNode?.nodeName.toLowerCase() ?? '');
    return isBetweenRows && node.textContent?.trim() === '' ? null : node.textContent;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const name = node.nodeName.toLowerCase();
  if (UNREADABLE.has(name)) return null;
  const children = [...node.childNodes].map(rebuilt);
  if (!ELEMENTS.has(name)) return <Fragment key={key}>{children}</Fragment>;
  const attributes = { key, ...attributesOf(node as Element) };
  return VOID.has(name) ? createElement(name, attributes) : createElement(name, attributes, ...children);
}

/**
 * Markup that the server answered, such as a grid in a dialog (readings A-34): read as a document that runs nothing, then
 * built again from the elements of texts and tables, without addresses, styles and scripts.
 */
export function ServerHtml({ markup }: { markup: string }) {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(markup, 'text/html').body.childNodes].map(rebuilt),
    [markup],
  );
  return <div className="server-html">{content}</div>;
}

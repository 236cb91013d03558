import { createElement, Fragment, type ReactNode } from 'react';
import { isShown, isUnreadable, isVoid } from './markupAllowlist';

/** Inside these, white space between the elements is none of the text. */
const rows = new Set(['colgroup', 'dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);
/** Classes of our own. */
const classNames = new Set(['num', 'missing', 'note']);

/** What stands for some of the nodes instead of what they are. */
export interface Substitutes {
  /** By the name of the element. */
  elements?: Record<string, (element: Element, children: ReactNode[], key: number) => ReactNode>;
  text?: (text: string, key: number) => ReactNode;
}

/** The attributes that mean something to a reader, by their React names. Addresses are none of them. */
function attributesOf(element: Element): Record<string, unknown> {
  const span = (name: string) => Number(element.getAttribute(name)) || undefined;
  const scope = element.getAttribute('scope');
  return {
    className: [...element.classList].filter((name) => classNames.has(name)).join(' ') || undefined,
    lang: element.getAttribute('lang') ?? undefined,
    scope: scope === 'row' || scope === 'col' ? scope : undefined,
    colSpan: span('colspan'),
    rowSpan: span('rowspan'),
  };
}

function rebuilt(node: Node, key: number, substitutes: Substitutes): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    const isBetweenRows = rows.has(node.parentNode?.nodeName.toLowerCase() ?? '');
    if (isBetweenRows && text.trim() === '') return null;
    return substitutes.text ? substitutes.text(text, key) : text;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const name = node.nodeName.toLowerCase();
  if (isUnreadable(name)) return null;
  const children = [...node.childNodes].map((child, at) => rebuilt(child, at, substitutes));
  const substitute = substitutes.elements?.[name];
  if (substitute) return substitute(node as Element, children, key);
  if (!isShown(name)) return <Fragment key={key}>{children}</Fragment>;
  const attributes = { key, ...attributesOf(node as Element) };
  return isVoid(name) ? createElement(name, attributes) : createElement(name, attributes, ...children);
}

/**
 * Foreign markup, read as a document that runs nothing, then built again from the elements of texts and tables, without
 * addresses, styles and scripts.
 */
export const rebuildMarkup = (markup: string, substitutes: Substitutes = {}): ReactNode[] =>
  [...new DOMParser().parseFromString(markup, 'text/html').body.childNodes].map((node, at) =>
    rebuilt(node, at, substitutes),
  );

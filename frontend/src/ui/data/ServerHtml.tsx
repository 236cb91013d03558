import { useMemo } from 'react';
import { rebuildMarkup } from './rebuildMarkup';

/** Markup that the server answered, such as a grid in a dialog (decision A-34), built again from harmless elements. */
export function ServerHtml({ markup }: { markup: string }) {
  const content = useMemo(() => rebuildMarkup(markup), [markup]);
  return <div className="server-html">{content}</div>;
}

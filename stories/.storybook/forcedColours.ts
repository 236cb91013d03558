// Only the system or the browser's developer tools can force colours, so the toolbar approximates it: the page's rules for forced
// colours apply, and everything else takes the system's colours.

/** Below the theme's own rules for forced colours (layer `contrast`), above everything else. */
const system = `
@layer contrast { @layer forced {
  *, ::before, ::after {
    color: CanvasText; background-color: Canvas; border-color: CanvasText; outline-color: CanvasText;
    text-decoration-color: currentcolor; caret-color: CanvasText; box-shadow: none; text-shadow: none;
  }
  html { color-scheme: dark; }
  span, b, i, em, strong, small, mark, time, svg, svg *, ::before, ::after, button > *, a > *, label > * {
    background-color: transparent; color: inherit;
  }
  a { color: LinkText; }
  button, button * { color: ButtonText; }
  button { background-color: transparent; }
  input, select, textarea { color: FieldText; background-color: Field; }
  :disabled, :disabled *, [aria-disabled='true'] { color: GrayText; border-color: GrayText; }
  ::placeholder { color: GrayText; background-color: transparent; }
} }`;

const forced = /\(forced-colors:\s*active\)/;
const changed = new Map<CSSMediaRule, string>();
let sheet: HTMLStyleElement | undefined;
let watcher: MutationObserver | undefined;

function* mediaRulesIn(rules: Iterable<CSSRule>): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSImportRule) yield* mediaRulesIn(rule.styleSheet?.cssRules ?? []);
    else if ('cssRules' in rule) yield* mediaRulesIn((rule as CSSGroupingRule).cssRules);
  }
}

function believe() {
  for (const { cssRules } of document.styleSheets)
    for (const rule of mediaRulesIn(cssRules))
      if (forced.test(rule.media.mediaText)) {
        changed.set(rule, rule.media.mediaText);
        rule.media.mediaText = rule.media.mediaText.replace(forced, 'all');
      }
}

/** Shows the page approximately as in a Windows contrast theme, or as it is. */
export function forceColours(isForced: boolean): void {
  if (isForced === Boolean(sheet)) return;
  if (!isForced) {
    watcher?.disconnect();
    sheet?.remove();
    sheet = undefined;
    for (const [rule, media] of changed) rule.media.mediaText = media;
    changed.clear();
    return;
  }
  sheet = document.createElement('style');
  sheet.textContent = system;
  document.head.append(sheet);
  believe();
  // A screen loads its styles when it is opened.
  watcher = new MutationObserver(() => requestAnimationFrame(believe));
  watcher.observe(document.head, { childList: true, subtree: true });
}

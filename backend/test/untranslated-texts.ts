import ts from 'typescript';

/** Functions whose messages people read. */
const REFUSALS =
  /^(invalid|conflict|notFound|refused|notSignedIn|tooMany|unavailable|stillUsed|refusal|faulty|wrong|warning|same)$/;
const SHOWN = /^(message|reason|problem|refusal|note|summary)$/;
/** Calls whose texts nobody reads, or that are stored: logs, SQL, programming errors. */
const SILENT =
  /\blog\b.*\.(debug|info|warn|error)$|(^|\.)(statement|split|join|startsWith|endsWith|includes|test|Error|RegExp|Set)$/;

const hasWord = (text: string): boolean => /[A-Za-zÀ-ÿ]{2}/.test(text.replaceAll('{}', ''));
const isSql = (text: string): boolean =>
  /\b(SELECT|FROM|INSERT|UPDATE|DELETE|JOIN|LOCK|CASE|WHERE|json_build_object|jsonb_build_object|coalesce)\b|::\w/.test(
    text,
  );
const isSentence = (text: string): boolean =>
  (/^[“"'({]?\}?[A-ZÀ-Ý][a-zà-ÿ’']+ [^/]/.test(text) || /^[a-z{}']+( [a-z{}'-]+){2,}/.test(text)) &&
  !/[<=;]\s*$|^\s/.test(text);

/** The texts of a module that people read and that are not passed to `t`; `{}` stands for inserted values. */
export function untranslatedTexts(
  path: string,
  source: string,
  isQuoted: (text: string) => boolean,
): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isTranslated(node)) return;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html')
      found.push(...wordsOfMarkup(node.template));
    const text = textOf(node);
    if (text !== undefined && hasWord(text) && !isSql(text) && !isQuoted(text) && isShown(node, text))
      found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const wordsOfMarkup = (template: ts.TemplateLiteral): string[] =>
  (textOf(template) ?? '')
    .split(/<[^>]*>|\{\}/)
    .map((text) => text.trim())
    .filter(hasWord);

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const isTranslated = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) &&
  ts.isCallExpression(node.parent) &&
  node.parent.expression.getText() === 't' &&
  node.parent.arguments[0] === node;

function isShown(node: ts.Node, text: string): boolean {
  const place = placeOf(node);
  if (
    ts.isTaggedTemplateExpression(place) ||
    ts.isElementAccessExpression(place) ||
    ts.isLiteralTypeNode(place)
  )
    return false;
  if (ts.isBinaryExpression(place) || ts.isCaseClause(place)) return false;
  if (ts.isCallExpression(place) || ts.isNewExpression(place)) {
    const name = place.expression.getText();
    if (SILENT.test(name)) return false;
    if (REFUSALS.test(name) && text.includes(' ')) return true;
  }
  if (ts.isPropertyAssignment(place)) {
    if (place.name === (node as ts.Node)) return false;
    if (SHOWN.test(place.name.getText()) && / |^[A-ZÀ-Ý]/.test(text)) return true;
  }
  return isSentence(text);
}

/** Where a text goes, through conditional expressions. */
function placeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isBinaryExpression(parent) && ['&&', '||', '??'].includes(parent.operatorToken.getText()));
  return isChoice ? placeOf(parent) : parent;
}

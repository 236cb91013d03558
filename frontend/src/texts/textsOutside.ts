import ts from 'typescript';

const shownNames =
  /^(titles|header|help|text|placeholder|alt|summary|hint|note|caption|one|many|everything|marketing)$|(label|title)$/i;
const hiddenNames =
  /^(className|id|type|name|role|to|href|path|htmlFor|key|variant|tone|lang|style|value|code|method|url|pattern|accept|columns|gap|pad|margin)$|^data-/;
/** Calls that compare, look for or throw their text. */
const silentCalls =
  /(Listener|querySelector(All)?|closest|matches|startsWith|endsWith|includes|split|join|replace(All)?|Error|RegExp|Set|Attribute|Item|Format|DisplayNames|execCommand|StartProblem)$/;

/** How a date is written is the same in both languages. */
const hasWord = (text: string) =>
  /[A-Za-zÀ-ÿ]{2}/.test(text.replace(/^(DD\/MM\/YY( HH:mm)?|MMMM yyyy)$/, ''));
/** Words around a value, as in `price of {}`; CSS, paths and queries have none that stand alone. */
const isTemplateOfWords = (text: string) =>
  /(^| )[a-zà-ÿ]{2,} (\S+ )*\{\}|\{\}( \S+)* [a-zà-ÿ]{2,}($|[ ,.:])/.test(text);
const isSentence = (text: string) =>
  /^[“"(]?([A-ZÀ-Ý][a-zà-ÿ’']+[ ,.:?!…]|[A-ZÀ-Ý\d]\w* [a-zà-ÿ]{2,})/.test(text) && !/^[\w-]+\.\w/.test(text);

/** The texts of a module that people see and that are written where they are shown, instead of given to a `t`. */
export function textsOutside(path: string, source: string, isQuoted: (text: string) => boolean): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const note = (text: string) => {
    if (hasWord(text) && !isQuoted(text)) found.push(text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isTranslated(node)) return;
    if (ts.isJsxText(node)) note(node.text.trim().replace(/\s+/g, ' '));
    if (ts.isStringLiteralLike(node) && isShown(node, node.text)) note(node.text);
    if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
      if (isShown(node, text)) note(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** An argument of `t` itself; what its values are made of is looked at. */
const isTranslated = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) &&
  ts.isCallExpression(node.parent) &&
  node.parent.expression.getText() === 't' &&
  node.parent.arguments[0] === node;

function isShown(node: ts.Expression, text: string): boolean {
  const place = placeOf(node);
  if (isBesideText(node)) return true;
  if (isValueOfText(place) || ts.isJsxElement(place) || ts.isJsxFragment(place)) return true;
  if (ts.isJsxAttribute(place) || ts.isPropertyAssignment(place)) {
    const name = place.name.getText();
    if (hiddenNames.test(name) || place.name === (node as ts.Node)) return false;
    // A shown name may also hold a code, such as a field's.
    if (
      shownNames.test(name) &&
      (ts.isJsxAttribute(place) || /^(one|many)$/.test(name) || / |^[A-ZÀ-Ý]/.test(text))
    )
      return true;
  }
  if (ts.isBinaryExpression(place) || ts.isCaseClause(place) || ts.isElementAccessExpression(place))
    return false;
  if (ts.isTaggedTemplateExpression(place)) return false;
  if (
    (ts.isCallExpression(place) || ts.isNewExpression(place)) &&
    silentCalls.test(place.expression.getText())
  )
    return false;
  return isSentence(text) || isTemplateOfWords(text);
}

/** `{ how: 'with' }` of `t('Cars {how} it', { how: 'with' })`. */
const isValueOfText = ({ parent }: ts.Node): boolean =>
  ts.isObjectLiteralExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  /^(t|rich)$/.test(parent.parent.expression.getText());

const isText = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isCallExpression(node) && node.expression.getText() === 't';

/** What stands in the place of a text: the other one of two, `a ? 'with' : t('without')`, or in a list of the same shape. */
function isBesideText(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent))
    return isText(parent.whenTrue === node ? parent.whenFalse : parent.whenTrue);
  if (!ts.isArrayLiteralExpression(parent) || !ts.isPropertyAssignment(parent.parent)) return false;
  const at = parent.elements.indexOf(node as ts.Expression);
  return parent.parent.parent.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      ts.isArrayLiteralExpression(one.initializer) &&
      isText(one.initializer.elements[at]),
  );
}

/** Where a text goes to, through choices between texts. */
function placeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    (ts.isBinaryExpression(parent) && ['&&', '||', '??'].includes(parent.operatorToken.getText()));
  return isChoice ? placeOf(parent) : parent;
}

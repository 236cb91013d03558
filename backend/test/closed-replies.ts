/** openapi.yaml with closed replies: an object holds what it names and nothing else. Published replies stay open to additions. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const PREFIX = '#/components/schemas/';
/** The variant of a schema that another one extends: the properties of both are known only there. */
const OPEN = '.open';

const mapped = (nodes: Record<string, Node>, map: (node: Node) => Node) =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, map(node)]));

const isExtended = ({ properties, allOf }: Node): boolean => properties !== undefined || allOf !== undefined;

function closed(schema: Node, isPart = false): Node {
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, properties, items, additionalProperties, allOf, oneOf, anyOf, ...rest } = schema;
  const isOpen = isPart || isExtended(schema);
  const all = (members: Node[], isMemberPart: boolean) => members.map((one) => closed(one, isMemberPart));
  return {
    ...rest,
    ...($ref && { $ref: isOpen && $ref.startsWith(PREFIX) ? $ref + OPEN : $ref }),
    ...(properties && { properties: mapped(properties, closed) }),
    ...(items && { items: closed(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: closed(additionalProperties) }),
    ...(allOf && { allOf: all(allOf, true) }),
    ...(oneOf && { oneOf: all(oneOf, isOpen) }),
    ...(anyOf && { anyOf: all(anyOf, isOpen) }),
    ...(!isPart &&
      isExtended(schema) &&
      additionalProperties === undefined && { unevaluatedProperties: false }),
  };
}

const closedContent = (response: Node): Node =>
  response.content
    ? {
        ...response,
        content: mapped(response.content, (media) => ({ ...media, schema: closed(media.schema) })),
      }
    : response;

/** Only replies and schemas are of use afterwards. */
export function withClosedReplies(document: Node): Node {
  const { schemas, responses } = document.components;
  const open = Object.entries<Node>(schemas).map(([name, schema]) => [name + OPEN, closed(schema, true)]);
  return {
    ...document,
    paths: mapped(document.paths, (item) =>
      mapped(item, (operation) =>
        operation.responses
          ? { ...operation, responses: mapped(operation.responses, closedContent) }
          : operation,
      ),
    ),
    components: {
      ...document.components,
      responses: mapped(responses, closedContent),
      schemas: { ...mapped(schemas, closed), ...Object.fromEntries(open) },
    },
  };
}

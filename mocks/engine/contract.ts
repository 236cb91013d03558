/** The operations of openapi.yaml and the examples that they answer with, for both the stories and `npm run mock`. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nodes of a parsed document, followed by their references
export type Node = any;
export type Json = Record<string, Node>;

export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** Path and query parameters, with their defaults. */
  parameters: { name: string; in: string; schema: Json }[];
  /** Alternatives, each with the rights that it requires. */
  rights: string[][];
  responses: [status: string, reply: Node][];
}

export interface Matched {
  operation: Operation;
  params: Record<string, string>;
}

export interface MockContract {
  operations: Record<string, Operation>;
  /** Follows references, also into mocks/. */
  deref(node: Node): Node;
  /** The operation that an address belongs to; literal paths take precedence over parameters. */
  match(method: string, path: string): Matched | undefined;
  /** The value of an example, undefined if there is none of that name. */
  example(operationId: string, name?: string): Node;
  /** @param answer an example's name, a status, or `default` for the first example of a success */
  reply(operation: Operation, answer: string): Reply;
  /** The example called after the kind of record that an address names; undefined where there is none. */
  ownReply(matched: Matched): Reply | undefined;
  /** The answers that can be chosen for an operation: examples by name, and other statuses. */
  answers(operation: Operation): Choice[];
}

export interface Choice {
  name: string;
  status: string;
  /** What the example shows, or when the status is returned. */
  summary: string;
}

/** Choices of every operation other than an answer. */
export const NO_ANSWERS: readonly Choice[] = [
  { name: 'pending', status: '', summary: 'never answers' },
  { name: 'unreachable', status: '', summary: 'no connection' },
];

const METHODS = ['get', 'post', 'put', 'delete'];
const isSuccess = (status: string) => status.startsWith('2');
const contentOf = (reply: Node): [type: string, media: Json] =>
  (Object.entries(reply.content ?? {})[0] as [string, Json] | undefined) ?? ['text/plain', {}];

const parameterCount = ({ path }: Operation) => path.split('{').length;

/** @param mockAt returns the content of a file in mocks/ by its path from the root: `mocks/User/listUsers.default.json` */
export function mockContract(document: Node, mockAt: (path: string) => Node): MockContract {
  function deref(node: Node): Node {
    const ref = node?.$ref as string | undefined;
    if (ref === undefined) return node;
    if (!ref.startsWith('#/')) {
      const mock = mockAt(ref.replace('./', ''));
      if (!mock) throw new Error(`openapi.yaml names ${ref}, which does not exist.`);
      return mock;
    }
    const keys = ref.slice(2).split('/');
    return deref(keys.reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document));
  }

  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method): Operation => {
      const operation = item[method];
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        summary: operation.summary,
        parameters: [...(item['parameters'] ?? []), ...(operation.parameters ?? [])].map((parameter) => {
          const { name, in: place, schema } = deref(parameter);
          return { name, in: place, schema: deref(schema) };
        }),
        rights: (operation.security ?? document.security).map((each: Json) => Object.values(each).flat()),
        responses: Object.entries(operation.responses).map(([status, node]) => [status, deref(node)]),
      };
    }),
  );
  const byId = Object.fromEntries(operations.map((operation) => [operation.operationId, operation]));
  const routes = operations
    .toSorted((a, b) => parameterCount(a) - parameterCount(b))
    .map((operation) => {
      const pattern = operation.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      return { operation, pattern: new RegExp(`^${pattern}/?$`) };
    });

  function pick(operation: Operation, answer: string): { status: string; reply: Node; name?: string } {
    const { operationId, responses } = operation;
    if (/^\d{3}$/.test(answer)) {
      const found =
        responses.find(([status]) => status === answer) ?? responses.find(([status]) => status === 'default');
      // The `default` reply is shared by all operations and has an example for each status.
      if (found) return { status: answer, reply: found[1], name: `refused${answer}` };
    }
    for (const [status, reply] of responses)
      if (answer in (contentOf(reply)[1]['examples'] ?? {}) && (answer !== 'default' || isSuccess(status)))
        return { status, reply, name: answer };
    throw new Error(`${operationId} has no answer called ${answer}.`);
  }

  return {
    operations: byId,
    deref,
    match(method, path) {
      for (const { operation, pattern } of routes) {
        const found = operation.method === method ? pattern.exec(path) : null;
        if (!found) continue;
        const values = Object.entries(found.groups ?? {});
        const params = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
        return { operation, params };
      }
      return undefined;
    },
    example(operationId, name = 'default') {
      for (const [, reply] of byId[operationId]?.responses ?? []) {
        const found = contentOf(reply)[1]['examples']?.[name];
        if (found) return structuredClone(deref(found).value);
      }
      return undefined;
    },
    reply(operation, answer) {
      const { status, reply, name } = pick(operation, answer);
      const [type, media] = contentOf(reply);
      const examples: Json = media['examples'] ?? {};
      const node = (name !== undefined && examples[name]) || Object.values(examples)[0];
      const headers = Object.entries(reply.headers ?? {}).map(([header, at]): [string, string] => [
        header,
        String(deref(at).example ?? ''),
      ]);
      return {
        status: Number(status),
        headers: { ...Object.fromEntries(headers), 'content-type': type },
        body: node && deref(node).value,
      };
    },
    ownReply({ operation, params: { entity } }) {
      const isNamed = entity !== undefined && this.example(operation.operationId, entity) !== undefined;
      return isNamed ? this.reply(operation, entity) : undefined;
    },
    answers({ responses }) {
      const choices = responses.flatMap(([status, reply]): Choice[] => {
        const examples = Object.entries<Node>(contentOf(reply)[1]['examples'] ?? {});
        const named = examples.map(([name, node]) => ({ name, summary: deref(node).summary as string }));
        if (status === 'default')
          return named.map(({ name, summary }) => {
            // The `default` reply is shared by all operations and has an example for each status; the first one is a server error.
            const shown = /\d{3}$/.exec(name)?.[0] ?? '500';
            return { name: shown, status: shown, summary };
          });
        const own = named.filter(({ name }) => isSuccess(status) || name !== 'default');
        const plain = { name: status, status, summary: named[0]?.summary ?? String(reply.description) };
        return [...own.map((each) => ({ ...each, status })), ...(isSuccess(status) ? [] : [plain])];
      });
      return [...new Map(choices.toReversed().map((choice) => [choice.name, choice])).values()].toReversed();
    },
  };
}

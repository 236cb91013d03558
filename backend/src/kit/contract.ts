import type { components, operations, paths } from '../http/operations.gen.ts';

/** The request body as defined in openapi.yaml, so that a service cannot use a different one. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type FilePart = 'file' | 'uploadFile';

/** The text fields that the contract defines next to an uploaded file. */
export type FormOf<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Sent } };
}
  ? Omit<Sent, FilePart>
  : never;
export type Form<Id extends keyof operations> = FormOf<operations[Id]>;

/** The last segments of the paths right below another one, but for `{id}`. */
export type NameBelow<Base extends string, Path = keyof paths> = Path extends `${Base}/${infer Name}`
  ? Name extends `${string}/${string}` | `{${string}`
    ? never
    : Name
  : never;

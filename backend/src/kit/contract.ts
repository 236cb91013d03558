import type { components, operations } from '../http/operations.gen.ts';

/** What openapi.yaml says of a request body, so that a service cannot know another one. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type FilePart = 'file' | 'uploadFile';

/** The texts that the contract has beside an uploaded file. */
export type FormOf<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Sent } };
}
  ? Omit<Sent, FilePart>
  : never;
export type Form<Id extends keyof operations> = FormOf<operations[Id]>;

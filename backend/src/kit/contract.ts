import type { components } from '../http/operations.gen.ts';

/** What openapi.yaml says of a request body, so that a service cannot know another one. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

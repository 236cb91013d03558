import type { RequestHandler } from 'msw';

/** What the mocked server answers in every screen story; a story replaces some through `parameters.msw`. */
export const handlers: RequestHandler[] = [];

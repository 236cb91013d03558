/** What the page of a story and the panel beside it tell each other, over Storybook's channel. */

/** From the page: what belongs to the open story; each call that it makes. */
export const SHOWN = 'ccb/shown';
export const CALLED = 'ccb/called';
/** From the panel: it has opened; what calls are to answer instead. */
export const OPENED = 'ccb/opened';
export const CHOSEN = 'ccb/chosen';

/** One of the answers that a call may get, as handlers.ts knows it by name. */
export type Answer = { name: string; status: string; summary: string };

export type Operation = {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** Rights of which a caller needs one; none: whoever is signed in. */
  rights: readonly string[];
  isPublic: boolean;
  answers: readonly Answer[];
};

export type Rule = { id: string; area: string; statement: string; decisions?: string };

export type Shown = {
  storyId: string;
  /** Below /ccb, with query; undefined for what has no address. */
  route?: string;
  /** All that the contract has. */
  operations: readonly Operation[];
  /** Those that the screen is about. */
  ownTags: readonly string[];
  rules: readonly Rule[];
  /** What has been called already. */
  called: readonly Called[];
  /** What was chosen for it in the panel, which forgets while another one is in front. */
  choices: Choices;
};

/** Without a status there was no answer. */
export type Called = { operationId: string; answer: string; status?: number };

export type Choice = { answer?: string; latencyMs?: number };
export type Choices = Readonly<Record<string, Choice>>;
export type Chosen = { storyId: string; choices: Choices };

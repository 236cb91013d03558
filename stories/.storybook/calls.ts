/** The messages between the page of a story and the panel next to it, over Storybook's channel. */

/** From the page: the data of the open story, and each call that it makes. */
export const SHOWN = 'ccb/shown';
export const CALLED = 'ccb/called';
/** From the panel: that it has opened, and the answers chosen for calls. */
export const OPENED = 'ccb/opened';
export const CHOSEN = 'ccb/chosen';

/** An answer that can be chosen for a call, by the name used in handlers.ts. */
export type Answer = { name: string; status: string; summary: string };

export type Operation = {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** The caller needs one of these rights; if empty, any signed-in user may call it. */
  rights: readonly string[];
  isPublic: boolean;
  answers: readonly Answer[];
};

export type Rule = { id: string; area: string; statement: string; decisions?: string };

export type Shown = {
  storyId: string;
  /** Below /ccb, with query; undefined if the story has no address. */
  route?: string;
  /** All operations of the contract. */
  operations: readonly Operation[];
  /** The tags of the screen's own operations. */
  ownTags: readonly string[];
  rules: readonly Rule[];
  /** The calls made so far. */
  called: readonly Called[];
  /** The choices made in the panel, which loses its state while another panel is in front. */
  choices: Choices;
};

/** Without a status there was no answer. */
export type Called = { operationId: string; answer: string; status?: number };

export type Choice = { answer?: string; latencyMs?: number };
export type Choices = Readonly<Record<string, Choice>>;
export type Chosen = { storyId: string; choices: Choices };

// Sends the open story and each call that it makes to the panel "Calls", and receives the answers chosen there.
import { addons } from 'storybook/preview-api';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the rules that the screens follow, to be read beside them
import ruleBook from '../../contracts/rules.yaml?raw';
import {
  CALLED,
  CHOSEN,
  OPENED,
  SHOWN,
  type Called,
  type Chosen,
  type Operation,
  type Rule,
  type Shown,
} from './calls';
import { contract } from '../../frontend/src/test/mocked';
import { NO_ANSWERS } from '../../mocks/engine/contract';
import { chooseInstead, onCall } from './handlers';
import { screenOf } from './screens';

const { areas } = parse(ruleBook) as { areas: Record<string, Omit<Rule, 'area'>[]> };
const rulesOf = (area: string): Rule[] => (areas[area] ?? []).map((rule) => ({ ...rule, area }));

const operations: Operation[] = Object.values(contract.operations).map((operation) => {
  const { operationId, method, path, summary, tag, rights } = operation;
  return {
    operationId,
    method,
    path,
    summary,
    tag,
    rights: rights.flat(),
    isPublic: rights.length === 0,
    answers: [...contract.answers(operation), ...NO_ANSWERS],
  };
});

let shown: Shown | undefined;

const channel = () => addons.getChannel();

/** Before a story is rendered. */
export function reportStory(storyId: string, title: string, path: string | undefined): void {
  const screen = screenOf(title);
  const route = path ?? screen?.paths[0];
  const choices = shown?.storyId === storyId ? shown.choices : {};
  chooseInstead(choices);
  shown = {
    storyId,
    ...(route !== undefined && { route }),
    operations,
    ownTags: screen?.tags ?? [],
    rules: (screen?.areas ?? []).flatMap(rulesOf),
    called: [],
    choices,
  };
  channel().emit(SHOWN, shown);
}

/** Once, at the start of the page. */
export function listenToPanel(): void {
  onCall((call: Called) => {
    if (shown) shown = { ...shown, called: [...shown.called, call] };
    channel().emit(CALLED, call);
  });
  channel().on(OPENED, () => shown && channel().emit(SHOWN, shown));
  channel().on(CHOSEN, ({ storyId, choices }: Chosen) => {
    if (shown?.storyId !== storyId) return;
    shown = { ...shown, choices };
    chooseInstead(choices);
    channel().emit(FORCE_REMOUNT, { storyId });
  });
}

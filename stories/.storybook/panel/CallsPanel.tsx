/** @jsxRuntime classic */
import React, { useEffect, useState } from 'react';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import {
  CALLED,
  CHOSEN,
  OPENED,
  SHOWN,
  type Called,
  type Choice,
  type Choices,
  type Chosen,
  type Shown,
} from '../calls';
import { CallRow } from './CallRow';
import { RuleList } from './RuleList';
import { Code, Head, Heading, Hint, Page, Quiet, Table } from './parts';

/** Where `npm start` serves the console if it runs on the same machine as the stories. */
const consoleRoot = 'http://localhost:8080/ccb';
const isLocal = ['localhost', '127.0.0.1'].includes(window.location.hostname);

/** The open story, its calls so far, and the answers chosen for them. */
function useCalls() {
  const [shown, setShown] = useState<Shown>();
  const [called, setCalled] = useState<readonly Called[]>([]);
  const { storyId } = useStorybookState();
  const [chosen, setChosen] = useState<Chosen>({ storyId, choices: {} });
  const emit = useChannel({
    [SHOWN]: (told: Shown) => {
      setShown(told);
      setCalled(told.called);
      setChosen(told);
    },
    [CALLED]: (call: Called) => setCalled((before) => [...before, call]),
  });
  useEffect(() => emit(OPENED), [emit]);
  const choose = (choices: Choices) => {
    setChosen({ storyId, choices });
    emit(CHOSEN, { storyId, choices });
  };
  // Another story starts with its own answers.
  const choices = chosen.storyId === storyId ? chosen.choices : {};
  return { shown, called, choices, choose };
}

/** Route, calls and rules of the open story. */
export function CallsPanel() {
  const { shown, called, choices, choose } = useCalls();
  if (!shown) return <Hint>No story has been rendered yet.</Hint>;
  const { operations, ownTags, rules, route } = shown;
  const ids = [...new Set(called.map(({ operationId }) => operationId))];
  const made = ids.flatMap((id) => operations.filter(({ operationId }) => operationId === id));
  const others = operations.filter(
    ({ operationId, tag }) => ownTags.includes(tag) && !ids.includes(operationId),
  );
  const row = (operation: (typeof operations)[number]) => (
    <CallRow
      key={operation.operationId}
      operation={operation}
      calls={called.filter(({ operationId }) => operationId === operation.operationId)}
      choice={choices[operation.operationId] ?? {}}
      docs={isLocal ? `${consoleRoot}/docs#/${operation.tag}/${operation.operationId}` : undefined}
      onChoose={(choice: Choice) => choose({ ...choices, [operation.operationId]: choice })}
    />
  );
  return (
    <Page>
      {route !== undefined && (
        <Head>
          <span>Route</span>
          <Code>/ccb{route}</Code>
          {isLocal && (
            <a href={consoleRoot + route} target="_blank" rel="noreferrer">
              Open in the console of npm start
            </a>
          )}
        </Head>
      )}
      <Heading>
        Calls of this story <Quiet>{made.length}</Quiet>
        {Object.keys(choices).length > 0 && (
          <button type="button" onClick={() => choose({})}>
            As the story has it
          </button>
        )}
      </Heading>
      {made.length === 0 ? (
        <Hint>This story makes no calls.</Hint>
      ) : (
        <Table>
          <thead>
            <tr>
              <th>Operation</th>
              <th>What it does</th>
              <th>Answered</th>
              <th>Answer instead</th>
              <th>After</th>
            </tr>
          </thead>
          <tbody>{made.map(row)}</tbody>
        </Table>
      )}
      {others.length > 0 && (
        <details>
          <summary>
            Further operations of this screen <Quiet>{others.length}</Quiet>
          </summary>
          <Table>
            <tbody>{others.map(row)}</tbody>
          </Table>
        </details>
      )}
      {rules.length > 0 && <RuleList rules={rules} />}
    </Page>
  );
}

/** @jsxRuntime classic */
import React from 'react';
import type { Answer, Called, Choice, Operation } from '../calls';
import { Code, Method, Quiet, Status } from './parts';

const latencies = [
  { ms: 0, name: 'at once' },
  { ms: 500, name: '0.5 s' },
  { ms: 2_000, name: '2 s' },
  { ms: 8_000, name: '8 s' },
];

const nameOf = ({ name, status, summary }: Answer) =>
  [status === name ? '' : status, name, summary && `– ${summary}`].filter(Boolean).join(' ');

const permissionOf = ({ isPublic, rights }: Operation) =>
  isPublic ? 'without signing in' : rights.length === 0 ? 'whoever is signed in' : rights.join(' or ');

function Answered({ calls }: { calls: readonly Called[] }) {
  const last = calls.at(-1);
  if (!last) return <Quiet>not called</Quiet>;
  return (
    <>
      <Status data-tone={last.status === undefined || last.status >= 400 ? 'bad' : 'good'}>
        {last.status ?? (last.answer === 'pending' ? 'pending' : 'no answer')}
      </Status>{' '}
      {last.status !== undefined && String(last.status) !== last.answer && last.answer}
      {calls.length > 1 && <Quiet> · {calls.length} times</Quiet>}
    </>
  );
}

interface CallRowProps {
  operation: Operation;
  calls: readonly Called[];
  choice: Choice;
  /** Its documentation in the running console. */
  docs: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** An operation of the contract: its last answer, and the answer chosen instead. */
export function CallRow({ operation, calls, choice, docs, onChoose }: CallRowProps) {
  const { operationId, method, path, summary, answers } = operation;
  return (
    <tr>
      <td>
        {docs ? (
          <a href={docs} target="_blank" rel="noreferrer" title="In the documentation of npm start">
            <b>{operationId}</b>
          </a>
        ) : (
          <b>{operationId}</b>
        )}
        <br />
        <Method>{method}</Method> <Code>{path}</Code>
      </td>
      <td>
        {summary}
        <br />
        <Quiet>Right: {permissionOf(operation)}</Quiet>
      </td>
      <td>
        <Answered calls={calls} />
      </td>
      <td>
        <select
          aria-label={`${operationId}: answer instead`}
          value={choice.answer ?? ''}
          onChange={({ target }) => onChoose({ ...choice, answer: target.value || undefined })}
        >
          <option value="">as in the story</option>
          {answers.map((answer) => (
            <option key={answer.name} value={answer.name}>
              {nameOf(answer)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={`${operationId}: after`}
          value={choice.latencyMs ?? 0}
          onChange={({ target }) => onChoose({ ...choice, latencyMs: Number(target.value) })}
        >
          {latencies.map(({ ms, name }) => (
            <option key={ms} value={ms}>
              {name}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

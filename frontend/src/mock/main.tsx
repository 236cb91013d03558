// Loaded with every page of `npm run mock` (frontend/vite.config.ts), and only there.
import { createRoot } from 'react-dom/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { mockCallEvent, mockCalls, mockChoices, mockKey } from '../api/mockChoice';
import styles from './mock-panel.module.css';

interface MockOperation {
  method: string;
  path: string;
  /** Examples and statuses that can be chosen as its answer. */
  answers: { name: string; status: string; summary: string }[];
}

const DELAYS = ['0', '300', '1000', '3000'];

const NONE: readonly string[] = [];
const callsHere = () => mockCalls.get(location.pathname) ?? NONE;

/** The Navigation API, which some browsers and TypeScript's libraries do not have yet. */
const { navigation } = window as { navigation?: EventTarget };

function listen(changed: () => void): () => void {
  window.addEventListener(mockCallEvent, changed);
  // A screen that is shown from the cache calls nothing.
  navigation?.addEventListener('currententrychange', changed);
  return () => {
    window.removeEventListener(mockCallEvent, changed);
    navigation?.removeEventListener('currententrychange', changed);
  };
}

function useOperations(): Record<string, MockOperation> {
  const [operations, setOperations] = useState<Record<string, MockOperation>>({});
  useEffect(() => {
    void fetch('/ccb/mock/operations')
      .then((reply) => reply.json() as Promise<Record<string, MockOperation>>)
      .then(setOperations);
  }, []);
  return operations;
}

/** Stores a choice and shows the screen with it; '' removes it. */
function choose(name: string, answer: string): void {
  const { [name]: _earlier, ...others } = mockChoices();
  localStorage.setItem(mockKey, JSON.stringify(answer === '' ? others : { ...others, [name]: answer }));
  location.reload();
}

const isBroken = () => {
  const stored = localStorage.getItem(mockKey);
  return stored !== null && stored !== '{}' && Object.keys(mockChoices()).length === 0;
};

/** The choices, and those of them that the contract does not have. */
function wordsOf(operations: Record<string, MockOperation>): string {
  if (isBroken()) return `${mockKey} in the local storage is not JSON`;
  const known = Object.keys(operations).length > 0;
  return Object.entries(mockChoices())
    .map(([name, answer]) => {
      if (name === 'delay') return `answers take ${answer} ms`;
      return known && !operations[name] ? `there is no operation ${name}` : `${name} ${answer}`;
    })
    .join(' · ');
}

function CallRow({ operationId, operation }: { operationId: string; operation: MockOperation }) {
  const chosen = mockChoices()[operationId] ?? '';
  return (
    <tr>
      <td>
        <b>{operationId}</b>
        <div className={styles.path}>
          {operation.method} {operation.path}
        </div>
      </td>
      <td>
        <select
          aria-label={`Answer of ${operationId}`}
          value={chosen}
          onChange={(event) => choose(operationId, event.target.value)}
        >
          <option value="">Remembered data</option>
          {operation.answers.map(({ name, status, summary }) => (
            <option key={name} value={name}>
              {[name, name !== status && status, summary].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

/** At the foot of every page of the mock: the calls of the open screen, with the chosen answer and delay of each. */
function MockPanel() {
  const calls = useSyncExternalStore(listen, callsHere);
  const operations = useOperations();
  const chosen = wordsOf(operations);
  const { delay = '0' } = mockChoices();
  return (
    <details className={styles.panel}>
      <summary>Mock: saves are forgotten when it restarts{chosen && ` · ${chosen}`}</summary>
      <div className={styles.content}>
        <table>
          <caption>Calls of this screen</caption>
          <tbody>
            {calls.map((id) =>
              operations[id] ? <CallRow key={id} operationId={id} operation={operations[id]} /> : null,
            )}
          </tbody>
        </table>
        <div className={styles.row}>
          <label>
            Answers take{' '}
            <select
              value={delay}
              onChange={(event) => choose('delay', event.target.value.replace(/^0$/, ''))}
            >
              {[...new Set([...DELAYS, delay])].map((each) => (
                <option key={each} value={each}>{`${each} ms`}</option>
              ))}
            </select>
          </label>
          <button
            type="button"
            disabled={localStorage.getItem(mockKey) === null}
            onClick={() => {
              localStorage.removeItem(mockKey);
              location.reload();
            }}
          >
            Take all choices back
          </button>
        </div>
      </div>
    </details>
  );
}

const place = document.createElement('aside');
place.setAttribute('aria-label', 'Mock');
document.body.append(place);
createRoot(place).render(<MockPanel />);

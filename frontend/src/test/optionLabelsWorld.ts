/** For tests: the labels of options, in the list that is opened for no model or for one. */
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { modelChosen } from '../api/preferences';
import { serveChanges } from './changes';
import { renderApp } from './renderApp';
import { server, startServer } from './server';
import { reply } from './steps';
import { users } from './users';

export const base = '/ccb/auth/fe/optGridLabel';
export const listPath = `${base}/findByOptGroupAndModelName`;
export const aurora = { modelcode: 'AURORA_15_HYB', modelId: '3410226', description: 'Aurora 1.5 Hybrid' };
export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

export function startOptionLabels(): void {
  startServer();
  beforeEach(() => {
    server.use(
      http.get(`*${listPath}`, ({ request }) => {
        const hasModel = new URL(request.url).searchParams.get('modelName') !== 'DEFAULT';
        return reply(`listOptionGridLabels.${hasModel ? 'model' : 'default'}`)();
      }),
      ...serveChanges('optionLabel', { restored: 'Label 431 restored' }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
}

export const wheels = '/opt_labels?action=search&activeGroup=WHEELS';

export async function open(path = wheels, model?: typeof aurora) {
  const app = renderApp(path, users.editor);
  if (model) act(() => void app.store.dispatch(modelChosen(model)));
  await button('Info of 431');
  if (model) await screen.findByLabelText('Model label of 431');
  return app;
}

import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockValue } from './mockValue';

const json = (name: string) => () => HttpResponse.json(mockValue<object>(name));
const text = (name: string) => () => HttpResponse.text(mockValue<string>(name));

/** A mocked server for session and shell, on the examples of openapi.yaml; a call that it does not know fails the test. */
export const server = setupServer(
  http.get('*/ccb/health/ready', json('checkReady.default')),
  http.post('*/ccb/public/getToken', json('getToken.default')),
  http.get('*/ccb/public/getCCFUrl', text('getCcfUrl.default')),
  http.get('*/ccb/auth/checkLoggedIn', json('checkLoggedIn.default')),
  http.post('*/ccb/auth/logout', json('logout.default')),
  http.get('*/ccb/auth/fe/menu/menulist', json('getMenuList.default')),
  http.get('*/ccb/auth/fe/language/langlist', json('getLangList.default')),
  http.get(
    '*/ccb/public/api/countryModel/getModelListJsonByCountry',
    json('getModelListJsonByCountry.default'),
  ),
  http.get(
    '*/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE',
    text('getConsoleConfigValue.default'),
  ),
  http.get('*/ccb/auth/fe/interfaceLabel/findAllByGroupPaged', json('listInterfaceLabels.default')),
  http.get('*/ccb/auth/fe/listViews', json('listListViews.empty')),
  http.get('*/ccb/auth/fe/interfaceLabel/groups', json('getInterfaceLabelGroups.default')),
  http.post('*/ccb/auth/fe/interfaceLabel/modelMatches', json('findModelMatches.default')),
  http.get('*/ccb/auth/fe/optionUses', json('getOptionUses.default')),
  http.get('*/ccb/auth/fe/packConf/basePackInfo/*', json('getBasePackInfo.default')),
);

let seen: Request[] = [];
server.events.on('request:start', ({ request }) => void seen.push(request.clone()));

/** What was asked since the test began. */
export const requests = (): readonly Request[] => seen;
export const requestsTo = (path: string): Request[] =>
  seen.filter((request) => new URL(request.url).pathname === path);

/** Starts the server for a test file. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    seen = [];
  });
  afterAll(() => server.close());
}

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { users } from '../../test/users';

startServer();

beforeEach(() => {
  const empty = () => HttpResponse.json({ content: [], totalElements: 0, totalPages: 0 });
  server.use(
    http.get('*/ccb/auth/fe/:area/findAllByParams', empty),
    http.get('*/ccb/auth/fe/optColorLabel/getListByType', empty),
    http.get('*/ccb/auth/fe/optGridLabel/findByOptGroupAndModelName', empty),
    http.get('*/ccb/auth/fe/country/listNoDefault', () => HttpResponse.json([])),
  );
});

it.each([
  [
    '/interface_labels?action=search&activeGroup=Main+Window&code=MAIN&label=prezzo+base&missingIn=de',
    'kind=interfaceLabel&activeGroup=Main+Window&search=MAIN+%22prezzo+base%22&source=it&targets=de&state=missing&in=de',
  ],
  ['/interface_labels?action=search&activeGroup=*', 'kind=interfaceLabel&source=it'],
  [
    '/opt_labels?action=search&activeGroup=WHEELS&label=cerchi',
    'kind=option&activeGroup=WHEELS&search=cerchi&source=it',
  ],
  ['/acc_labels?action=search', 'kind=accessory&source=it'],
  ['/custprg_labels?action=search', 'kind=customerProgramme&source=it'],
  [
    '/opt_color_labels?action=search&activeGroup=COLOR&missingIn=fr',
    'kind=colour&source=it&targets=fr&state=missing&in=fr',
  ],
  ['/opt_color_labels?action=search&activeGroup=WHEELS', 'kind=option&activeGroup=WHEELS&source=it'],
  ['/editorial_contents?action=search&content=garanzia', 'kind=editorialContent&search=garanzia&source=it'],
  ['/editorial_palcehoders?action=search&code=PRICE', 'kind=editorialPlaceholder&search=PRICE&source=it'],
])('leads from %s to the same texts (R-340)', async (address, filters) => {
  renderApp(address, users.editor);
  const link = await within(await screen.findByRole('main')).findByRole('link', { name: 'Translations' });

  expect(link.getAttribute('href')).toBe(`/translations?${filters}`);
});

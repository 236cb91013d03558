import { setupServer } from 'msw/node';
import type { operations, paths } from '@ccb/contract';
import { handlers } from '@ccb/contract/msw';

type Regions = operations['getLandingGeoRegion']['responses'][200]['content']['application/json'];

const baseUrl = 'https://console.example';
const path = '/ccb/public/fe/landing/getLandingGeoRegion' satisfies keyof paths;

const server = setupServer(...handlers({ baseUrl, answers: { getLandingGeoRegion: 'english' } }));
server.listen({ onUnhandledRequest: 'error' });

const reply = await fetch(baseUrl + path);
const regions = (await reply.json()) as Regions;
for (const { label, countryList } of regions)
  console.log(`${label}: ${countryList.map(({ description }) => description).join(', ')}`);

server.close();

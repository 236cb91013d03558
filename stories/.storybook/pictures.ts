/** Pictures for stories: drawn here, since the examples of openapi.yaml cannot hold real ones. */
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const ROOT = '*/ccb/public/api/imageMapper';
/** How many of the twelve pictures exist. */
const LAST_GRAPHIC = 5;
const finishes = ['#c9ced3', '#4d545b', '#96703f', '#23262b', '#a31621'];

/** One pixel: the server's answer if there is no picture. */
const onePixel = (): Response =>
  new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });

function wheel(width: number, height: number, finish = '#c9ced3'): Response {
  const spokes = Array.from(
    { length: 10 },
    (_, index) => `<path d="M48 42 44 15h5l2 27Z" transform="rotate(${index * 36} 50 50)"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-17 -2 134 104">
    <circle cx="50" cy="50" r="48" fill="#1b212b"/><circle cx="50" cy="50" r="37" fill="#2b3442"/>
    <g fill="${finish}">${spokes}<circle cx="50" cy="50" r="9"/></g>
    <circle cx="50" cy="50" r="36" fill="none" stroke="${finish}" stroke-width="3"/></svg>`;
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

const colourOf = (text: string): string | undefined =>
  finishes[[...text].reduce((sum, character) => sum + character.charCodeAt(0), 0) % finishes.length];

/** Icons of every option except 5EQ and 82K; five pictures of each, but none of PENDING. They take precedence over the examples. */
export const pictureHandlers: HttpHandler[] = [
  http.get(`${ROOT}/resized_repo/55/*/menu_icon.jpg`, ({ request }) =>
    /\/(5EQ|82K|201)\//.test(request.url)
      ? onePixel()
      : wheel(55, 41, colourOf(request.url.replace(/^.*\/ccb\//, ''))),
  ),
  http.get(`${ROOT}/*/:name`, async ({ params, request }) => {
    if (request.url.includes('/PENDING/')) await delay('infinite');
    const number = Number(/^gfx(\d+)\.png$/.exec(String(params['name']))?.[1] ?? 0);
    const isThere = number > 0 && number <= LAST_GRAPHIC && !/\/(5EQ|82K)\//.test(request.url);
    return isThere ? wheel(800, 500, finishes[number - 1]) : onePixel();
  }),
];

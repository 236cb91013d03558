/** How every test starts the browser: journeys, stories, and what `npm run stories` and `npm run mock` serve. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** The figures of the pages as JSON: `npm run bench` prints them beside those of the server. */
import { measurePages } from './pages';

process.stdout.write(JSON.stringify(await measurePages(process.argv[2]!)));

import { ServerErrorScreen } from '../../screens/error-pages/ServerErrorScreen';
import '../app.css';

/** What stands in for a page that could not be read or drawn. */
export function FailedPage() {
  return (
    <div className="public">
      <main id="main" className="content" tabIndex={-1}>
        <ServerErrorScreen />
      </main>
    </div>
  );
}

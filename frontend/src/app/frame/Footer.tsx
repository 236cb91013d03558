import { shellTexts } from '../../texts';

/** The line at the end of every page. */
export function Footer() {
  return (
    <footer className="foot">
      <span>{shellTexts.copyright}</span>
      <span>Configurator console</span>
    </footer>
  );
}

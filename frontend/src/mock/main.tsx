// Loaded with every page of `npm run mock` (frontend/vite.config.ts), and only there.
import { createRoot } from 'react-dom/client';
import { MockPanel } from './MockPanel';

const place = document.createElement('aside');
place.setAttribute('aria-label', 'Mock');
document.body.append(place);
createRoot(place).render(<MockPanel />);

/** In place of italianOfEveryPage where the landing page is built: the console's other texts would make a twentieth of its script. */
export { default as api } from './it/api.json';
export { default as ui } from './it/ui.json';

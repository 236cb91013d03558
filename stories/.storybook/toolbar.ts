import type { Preview } from '@storybook/react-vite';
import {
  languageNames,
  textKeys,
  textLanguage,
  type TextLanguage,
} from '../../frontend/src/texts/textLanguage';
import { forceColours } from './forcedColours';

type Globals = Record<string, unknown>;

/** What the console can look like, to be chosen above every story; widths are the toolbar's own choice. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  texts: {
    description: 'Language of the console. Stories that click look for English words, and stop at the first.',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density of rows and fields',
    toolbar: {
      title: 'Density',
      icon: 'component',
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'Forced colours, as Windows’ contrast themes show them: an approximation',
    toolbar: {
      title: 'Colours',
      icon: 'accessibility',
      items: [
        { value: 'theme', title: 'Colours of the theme' },
        { value: 'forced', title: 'Forced colours (approximately)' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  texts: textLanguage,
  density: 'comfortable',
  colours: 'theme',
};

const width = (name: string, width: number, height: number) => ({
  name: `${width} · ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  laptop: width('laptop', 1440, 900),
  small: width('small window', 1024, 768),
  tablet: width('tablet', 760, 1024),
  phone: width('phone', 390, 844),
};

/** The console reads its language once, so another one takes another page, as in the product (app/session/followTextLanguage). */
function speak(language: TextLanguage) {
  document.documentElement.lang = textLanguage;
  if (language === textLanguage || !(language in languageNames)) return;
  localStorage.setItem(textKeys.chosen, language);
  const address = new URL(location.href);
  // What the address asks for would win over what has just been chosen.
  const others = (address.searchParams.get('globals') ?? '').split(';').filter((one) => !/^texts:/.test(one));
  address.searchParams.set('globals', others.join(';'));
  location.replace(address);
}

/** Makes the page of a story what the toolbar says. */
export function applyToolbar({ theme, density, texts, colours }: Globals): void {
  document.documentElement.dataset.theme = String(theme);
  document.documentElement.dataset.density = String(density);
  forceColours(colours === 'forced');
  speak(texts as TextLanguage);
}

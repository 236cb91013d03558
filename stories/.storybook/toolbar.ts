import type { Preview } from '@storybook/react-vite';
import {
  languageNames,
  textKeys,
  textLanguage,
  type TextLanguage,
} from '../../frontend/src/texts/textLanguage';
import { forceColours } from './forcedColours';

type Globals = Record<string, unknown>;

/** The display settings above every story; widths are set by Storybook's own control. */
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
    description:
      'Language of the console. Interactive stories look for English words, and fail in other languages.',
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

/**
 * The console reads its language only once, so changing it reloads the page, as in the product (app/session/followTextLanguage).
 */
function speak(language: TextLanguage) {
  document.documentElement.lang = textLanguage;
  if (language === textLanguage || !(language in languageNames)) return;
  localStorage.setItem(textKeys.chosen, language);
  const address = new URL(location.href);
  // A parameter in the address would take precedence over the new choice.
  const others = (address.searchParams.get('globals') ?? '').split(';').filter((one) => !/^texts:/.test(one));
  address.searchParams.set('globals', others.join(';'));
  location.replace(address);
}

/** Applies the settings of the toolbar to the page of a story. */
export function applyToolbar({ theme, density, texts, colours }: Globals): void {
  document.documentElement.dataset.theme = String(theme);
  document.documentElement.dataset.density = String(density);
  forceColours(colours === 'forced');
  speak(texts as TextLanguage);
}

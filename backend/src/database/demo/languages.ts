export interface DemoLanguage {
  code: string;
  description: string;
  fallback: string | null;
}

/** Italian and English come with the migrations. Every chain of fallbacks ends in English. */
export const languages: DemoLanguage[] = [
  { code: 'it', description: 'Italiano', fallback: 'en' },
  { code: 'en', description: 'English', fallback: null },
  { code: 'de', description: 'Deutsch', fallback: 'en' },
  { code: 'fr', description: 'Français', fallback: 'en' },
  { code: 'es', description: 'Español', fallback: 'en' },
  { code: 'nl', description: 'Nederlands', fallback: 'de' },
  { code: 'pt', description: 'Português', fallback: 'es' },
  { code: 'pl', description: 'Polski', fallback: 'en' },
];

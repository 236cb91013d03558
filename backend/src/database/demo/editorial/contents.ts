import { businessContents } from './contents-business.ts';
import { modelContents } from './contents-models.ts';
import { serviceContents } from './contents-service.ts';

/** A content in the languages that have it: a heading line, then the text, HTML or plain. */
export interface ContentTexts {
  code: string;
  enable?: string;
  disable?: string;
  optcode?: string;
  texts: Partial<Record<'it' | 'en' | 'de' | 'fr' | 'es', string>>;
}

export interface DemoContent {
  code: string;
  language: string;
  label: string;
  content: string;
  optcode: string | null;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

/** The longer texts of the configurator; in Italian all of them, elsewhere the ones that matter most. */
export const demoContents = (): DemoContent[] =>
  [...modelContents, ...serviceContents, ...businessContents].flatMap(
    ({ code, enable = 'DEFAULT', disable = '', optcode = null, texts }) =>
      Object.entries(texts).map(([language, text]) => {
        const [label = '', ...lines] = text.trim().split('\n');
        return {
          code,
          language,
          label,
          optcode,
          content: lines.join('\n').trim(),
          modelEnableRegexp: enable,
          modelDisableRegexp: disable,
        };
      }),
  );

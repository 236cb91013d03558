import type { TestApp } from './app.ts';
import type { LabelSpec } from './factories.ts';

/** Labels of one group by code: their texts by language. They are stored one after the other, the source first. */
export async function aLabelGroup(
  app: Pick<TestApp, 'aLabel'>,
  labelGroup: string,
  texts: Record<string, Record<string, string>>,
  spec: LabelSpec = {},
): Promise<string> {
  for (const [code, byLanguage] of Object.entries(texts))
    for (const [language, label] of Object.entries(byLanguage))
      await app.aLabel({ labelGroup, code, language, label, ...spec });
  return labelGroup;
}

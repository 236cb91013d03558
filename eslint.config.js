import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importsRule } from './.run/lint/imports.mjs';

const tests = ['**/*.test.{ts,tsx}', 'contracts/**', 'backend/test/**', 'frontend/e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.cache/',
      '.data/',
      '.tmp/',
      '**/*.gen.ts',
      'stories/public/',
      'storybook-static/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { house: { rules: { imports: importsRule } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
          message: 'Write the properties out instead of spreading a literal.',
        },
        {
          // A part of the console takes the code, and the element that it draws the tag.
          selector:
            'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name="lang"] > JSXExpressionContainer > :not(CallExpression, LogicalExpression[left.type="CallExpression"])',
          message: 'Codes of languages, such as it_IT, are no language tags: lang={languageTag(code)}.',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          caughtErrorsIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'],
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, ...reactHooks.configs.flat.recommended.plugins },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.flat.recommended.rules,
      // A label may contain its control or refer to it; our own fields count as controls.
      'jsx-a11y/label-has-associated-control': [
        'error',
        {
          assert: 'either',
          depth: 4,
          controlComponents: [
            'Checkbox',
            'Combobox',
            'PasswordInput',
            'Select',
            'TextArea',
            'TextInput',
            'Toggle',
          ],
        },
      ],
    },
  },
  {
    // Tools require a default export in these files.
    files: [
      '**/*.config.{js,ts}',
      '**/*.stories.tsx',
      '**/.storybook/**',
      '**/*.d.ts',
      'frontend/e2e/*.ts',
      'backend/test/*-setup.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: tests, rules: { 'max-lines': 'off' } },
);

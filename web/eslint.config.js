import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** What is checked in the client beside its types: the recommended rules of JavaScript, TypeScript and Svelte. */
export default ts.config(
  { ignores: ['node_modules/', 'src/generated/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    rules: {
      // A name that begins with an underscore is one that is not used: the index of a loop, a part left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sets and maps here are made new and replaced whole, or live inside one function: none is watched while it changes.
      'svelte/prefer-svelte-reactivity': 'off',
      // The fields of actions, events and questions have the types that are made from Python (`src/generated/`).
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name="Number"] > :matches(MemberExpression, ChainExpression > MemberExpression)[object.name=/^(action|event|step|question|asked|picks|told)$/]',
          message: 'Use the generated type of the action, the event or the question instead of a coercion.',
        },
      ],
      // A space at the end of a block would be lost without its braces.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)

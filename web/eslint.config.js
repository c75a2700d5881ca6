import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/wire.ts", "test-results/", "playwright-report/", "screenshots/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // TypeScript itself knows every name.
      "no-undef": "off",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      // Indexing gives `| undefined` here, so that a `!` beside a check is sometimes the plainest way to say it.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "svelte/no-at-html-tags": "error",
      // Addresses are few and known by the router: there is no route table to resolve them with.
      "svelte/no-navigation-without-resolve": "off",
      // The content policy blocks style attributes; `style:name={value}` goes through the CSSOM.
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The content policy blocks style attributes.",
        },
      ],
      "svelte/require-each-key": "error",
    },
  },
  {
    // Modules keep caches that nobody is to be told of.
    files: ["**/*.svelte.ts"],
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: ["scripts/**", "*.js", "*.ts"],
    languageOptions: { globals: { ...globals.node } },
  },
);

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["coverage", "src/lib/wire.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.recommended,
  {
    rules: {
      complexity: ["error", 20],
      "max-lines": ["error", 800],
      eqeqeq: ["error", "always", { null: "ignore" }],
      // What is taken out of an object so that the rest is left has a name, and no use.
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // An import of types alone is none at run time.
      "@typescript-eslint/no-import-type-side-effects": "error",
      // "() => f()" where nothing is made of what f gives is how the pages write handlers.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // "void x" in an effect: it depends on x.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // As TypeScript itself has it: what has to stand there but is not used begins with "_".
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
      "no-undef": "off", // TypeScript sees it
    },
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets are kept in "$state.raw" and "$derived", and are replaced, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      // At the edge of a block Svelte would cut a blank that is not {" "}.
      "svelte/no-useless-mustaches": "off",
      // There are no stores.
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What another component is or takes has no type here; svelte-check knows it, and sees to this.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);

import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/messages.ts", "src/boards/motifs.ts"] },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    rules: {
      // Indexes that the types cannot know are asserted where the rules of the game warrant them.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      // What a browser lacks or its storage holds is less certain than the types say.
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unnecessary-boolean-literal-compare": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // Heaps are texts of single letters, which are spread on purpose.
      "@typescript-eslint/no-misused-spread": "off",
      // `void value` reads what an effect is to follow.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Sets and maps that are made anew need not be reactive themselves.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // svelte-check knows the types in markup; this parser does not.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["*.js", "public/**/*.js", "*.ts"],
    extends: [ts.configs.disableTypeChecked],
  },
);

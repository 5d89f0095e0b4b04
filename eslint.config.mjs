import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** Packages that exactly one place may import, and whom everybody else asks instead. */
const MANTINE = {
  regex: "^(@mantine/|mantine-datatable|@tabler/|recharts)",
  message: "Ask @haul/ui: its facades are the only way to Mantine, the icons and the charts.",
};
const ROUTER = {
  regex: "^react-router($|/)",
  message: "Ask @haul/platform: it is the only way to the router.",
};
const REMOTES = {
  regex: "(^|/)(mfe-[a-z]+|@haul/mfe-[a-z]+)($|/)",
  message: "Front-ends never import one another: they meet in URLs, the API and the query cache.",
};
const SHELL = {
  regex: "(shell-app/src|^@haul/shell)($|/)",
  message: "Packages and remotes never import the shell.",
};
const DEEP = {
  regex: "^@haul/(ui|platform|api|testing)/.*(src|dist)/",
  message: "Import what the package exports.",
};

/** The rooms of mfe-apps, lowest first: each imports from itself and those before it. */
const ROOMS = ["shared", "partners", "freight", "office"];
const upwards = (room) => {
  const above = ROOMS.slice(ROOMS.indexOf(room) + 1);
  const message = `Rooms import one way: ${ROOMS.join(" ← ")}. What both need belongs to the lower one.`;
  return above.map((other) => ({ regex: `^(\\.\\./)+${other}/`, message }));
};

/** Tables of words for the API's values; a word that is in one place is changed once. */
const WORDS = "A front-end's words are in its `words`: `src/words.ts`, or one file for each area in `src/words/`.";
const byField = 'TSTypeReference[typeName.name="Record"][typeArguments.params.0.type="TSIndexedAccessType"]';
const WORD_TABLES = [
  `${byField}[typeArguments.params.1.type="TSStringKeyword"]`,
  `${byField}:has(TSPropertySignature[key.name=/^(word|label)$/])`,
  "TSTypeReference[typeName.name=/^(StatusLooks|Words)$/][typeArguments]",
].map((selector) => ({ selector, message: WORDS }));

const restrict = (...patterns) => ({ "no-restricted-imports": ["error", { patterns: [DEEP, ...patterns] }] });

export default defineConfig(
  globalIgnores([
    "**/dist/",
    "**/dist-alone/",
    "**/*.gen.ts",
    "backend/",
    "data/",
    "**/.artifacts/",
    "shell-app/packages/ui/gallery/dist/",
    // Compiled with the client that it imports, which is generated when it is told.
    "openapi/check/stories/",
  ]),
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, reactHooks.configs.flat.recommended],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // TypeScript itself knows what is defined.
      "no-undef": "off",
      // `() => setOpen(true)` is how a handler reads.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Promises returned to React's handlers are handled inside.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        Buffer: "readonly",
        URL: "readonly",
        fetch: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        AbortSignal: "readonly",
        structuredClone: "readonly",
      },
    },
  },
  {
    files: ["shell-app/src/first-paint.js"],
    languageOptions: { globals: { localStorage: "readonly", document: "readonly" } },
  },
  // `useBrowser` of the journeys is a hook of the test runner, not of React.
  { files: ["shell-app/e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  { files: ["mfe-*/src/**"], rules: restrict(MANTINE, ROUTER, REMOTES, SHELL) },
  ...ROOMS.map((room) => ({
    files: [`mfe-apps/src/${room}/**`],
    rules: restrict(MANTINE, ROUTER, REMOTES, SHELL, ...upwards(room)),
  })),
  { files: ["shell-app/src/**"], rules: restrict(MANTINE, ROUTER, REMOTES) },
  {
    files: ["mfe-*/src/**", "shell-app/src/**"],
    ignores: ["**/src/words.ts", "**/src/words/**"],
    rules: { "no-restricted-syntax": ["error", ...WORD_TABLES] },
  },
  { files: ["shell-app/packages/ui/**"], rules: restrict(ROUTER, REMOTES, SHELL) },
  { files: ["shell-app/packages/platform/**"], rules: restrict(MANTINE, REMOTES, SHELL) },
  { files: ["shell-app/packages/testing/**", "shell-app/packages/build/**"], rules: restrict(REMOTES, SHELL) },
  { files: ["openapi/**"], rules: restrict(MANTINE, ROUTER, REMOTES, SHELL) },
);

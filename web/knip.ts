import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: ["scripts/*.js", "e2e/**/*.spec.ts", "e2e/{pictures,screenshots}{,.config}.ts"],
  project: ["src/**/*.{ts,svelte,css}", "tests/**/*.ts", "e2e/**/*.ts", "scripts/**/*.{js,ts}"],
  // Made whole from the server's types: what nobody needs yet may be needed tomorrow.
  ignoreIssues: { "src/lib/wire.ts": ["exports", "types"] },
  compilers: {
    /** Fonts are named by styles alone. */
    css: (text) => [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, path]) => `import "${path}";`).join("\n"),
  },
};

export default config;

// `npm run screenshots`: every main view in light and dark, in Polish and English, for people to look at.

import { defineConfig } from "@playwright/test";

import tests from "../playwright.config";

export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "screenshots.ts",
  outputDir: "../test-results",
});

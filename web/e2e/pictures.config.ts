// `npm run pictures`: the pictures of README and docs, in light and dark, made of the product as it is.

import { defineConfig } from "@playwright/test";

import tests from "../playwright.config";

export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "pictures.ts",
  outputDir: "../test-results",
});

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Every worker has a server of its own; plays do not know of each other.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    // Traces tell everything, and slow everything down: asked for by whoever looks for a fault.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      // The browser of the machine: none is ever downloaded.
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // The tests in Python run beside these: patience costs nothing where all is well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Every worker has a server of its own; plays do not know of each other.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "list",
  use: {
    actionTimeout: 60_000,
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

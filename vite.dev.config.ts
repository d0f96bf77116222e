import { fileURLToPath } from "node:url";
import devServer, { defaultOptions } from "@hono/vite-dev-server";
import cloudflareAdapter from "@hono/vite-dev-server/cloudflare";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { compileAllContent } from "./scripts/compile-content";
import { remixOptions } from "./vite.config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const workerPort = process.env.BEATS_WORKER_PORT ?? "8788";

/** Makes the content anew when one of its files is saved; what is wrong with it is said here. */
const content: Plugin = {
  name: "content",
  configureServer({ watcher, config }) {
    watcher.on("all", (_, file) => {
      if (!/\/(?:coach|safety)\/content\/.*\.(?:yaml|txt)$/.test(file)) return;
      const faults = compileAllContent();
      if (faults) config.logger.error(faults);
    });
  },
};

// Pages and API in Node with hot reload; /ws and the classroom objects in a real Worker beside it.
export default defineConfig({
  resolve: {
    alias: {
      "~": path("./app"),
      // The two modules that exist only in workerd; what needs them is behind /ws or mails for real.
      "cloudflare:sockets": path("./scripts/lib/no-workerd.ts"),
      "cloudflare:workers": path("./scripts/lib/no-workerd.ts"),
    },
  },
  // React's build for Node lacks renderToReadableStream; the one for Workers runs there too.
  ssr: { resolve: { externalConditions: ["workerd", "worker"] } },
  server: {
    port: Number(process.env.PORT ?? 8787),
    strictPort: true,
    proxy: { "/ws": { target: `http://127.0.0.1:${workerPort}`, ws: true } },
  },
  plugins: [
    paraglideVitePlugin({ project: "./project.inlang", outdir: "./app/messages/compiled" }),
    tailwindcss(),
    content,
    devServer({
      adapter: cloudflareAdapter({ proxy: { configPath: "./wrangler.toml" } }),
      entry: "./worker/dev.ts",
      injectClientScript: false,
      exclude: [
        ...defaultOptions.exclude,
        "/app/**",
        "/assets/**",
        "/ws",
        "/fonts/**",
        "/icons/**",
        /^\/[^/]+\.(svg|webmanifest)$/,
      ],
    }),
    remix(remixOptions),
  ],
});

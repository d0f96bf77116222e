import { fileURLToPath } from "node:url";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { firstPageChunks } from "./scripts/build-chunks";
import { throughFrontFiles } from "./scripts/build-front-files";
import { licensesFile } from "./scripts/build-licenses";
import { namedMessages, pluralsOnce } from "./scripts/build-messages";

export const remixOptions: Parameters<typeof remix>[0] = {
  ignoredRouteFiles: ["**/.*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
  },
};

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The server's bundle begins with the Worker, so that pages, sockets and scheduled work share one copy of the code. */
const workerEntry: Plugin = {
  name: "worker-entry",
  enforce: "pre",
  configResolved({ build }) {
    if (!build.ssr) return;
    build.rollupOptions.input = path("./worker/entry.ts");
    build.rollupOptions.external = /^cloudflare:/;
  },
  /** Wrangler takes modules of WebAssembly as files: the bundle refers to it from where it stands, build/server. */
  resolveId(source) {
    if (!source.endsWith("/mp3.wasm")) return null;
    return { id: "../../node_modules/wasm-media-encoders/wasm/mp3.wasm", external: true };
  },
};

/** API routes have no code for the browser, and zod's comments are its own: a hundred lines nobody acts on. */
const QUIET_WARNINGS = ["EMPTY_BUNDLE", "INVALID_ANNOTATION"];

/** The messages' own runtime is for servers and browsers of all kinds; ours have little to ask (browser-runtime.ts). */
const browserRuntime: Plugin = {
  name: "browser-runtime",
  enforce: "pre",
  resolveId(source) {
    return /(?:^\.\.?|compiled)\/runtime\.js$/.test(source)
      ? path("./app/platform/browser-runtime.ts")
      : null;
  },
};

/**
 * Drizzle asks of each piece of a statement what it is by the names of all its classes, for programs with several
 * copies of Drizzle. Here it stands once, and `instanceof` says the same: statements are made in two thirds of the time.
 */
const oneDrizzle: Plugin = {
  name: "one-drizzle",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/]drizzle-orm[\\/]entity\.js$/.test(id)) return null;
    const found = /function is\(value, type\) \{.*?\n\}\n/s;
    if (!found.test(code)) this.error("drizzle-orm's is() is written in another way now");
    return { code: code.replace(found, "const is = (value, type) => value instanceof type;\n"), map: null };
  },
};

/**
 * The pages' code comes 4 % smaller out of Terser after esbuild. Not Vite's own setting: that would take three minutes
 * for the server's code, or else the server and the browser would name the workers' files differently, each after its
 * own minified text.
 */
const terserForPages: Plugin = {
  name: "terser-for-pages",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        const { code } = await minify(part.code, { module: true, compress: { passes: 2 } });
        if (code) part.code = code;
      }
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: { "~": path("./app"), "~live": path("./durable-objects") } },
  plugins: [
    // A build finds them compiled (build.mjs); the development server compiles them when a text changes.
    ...(command === "serve"
      ? [paraglideVitePlugin({ project: "./project.inlang", outdir: "./app/messages/compiled" })]
      : []),
    namedMessages(),
    throughFrontFiles(path(".")),
    pluralsOnce(),
    tailwindcss(),
    remix(remixOptions),
    ...(isSsrBuild ? [workerEntry, oneDrizzle] : [browserRuntime, licensesFile(), terserForPages]),
  ],
  worker: { plugins: () => [throughFrontFiles(path("."))] },
  // The licences are a file of their own (build-licenses.ts).
  esbuild: { legalComments: "none" },
  ssr: {
    target: "webworker",
    noExternal: true,
    external: ["node:async_hooks", "node:crypto", "cloudflare:workers", "cloudflare:sockets"],
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: {
    target: "es2022",
    minify: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // A request costs more than a few kilobytes on a slow line: the smallest files go together.
        experimentalMinChunkSize: 2500,
        ...(isSsrBuild ? {} : { manualChunks: firstPageChunks(), onlyExplicitManualChunks: true }),
      },
      onwarn: (warning, warn) => QUIET_WARNINGS.includes(warning.code ?? "") || warn(warning),
    },
  },
}));

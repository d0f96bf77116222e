// What Wrangler deploys: worker/entry.ts with the pages, as `remix vite:build` bundled them.
export { Classroom, default } from "../build/server/index.js";

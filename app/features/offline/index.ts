export { appManifest } from "./app-manifest";
export { useKeptLesson } from "./kept-lessons";
export { OfflinePage } from "./offline-page";

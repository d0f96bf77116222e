export * from "./relief.server";
export {
  editListSchema,
  forgetQuerySchema,
  listSchema,
  saveListSchema,
} from "./what-works.schema";
export {
  editList,
  forget,
  forgetAll,
  type MemoryChange,
  memoryStatements,
  noMemory,
  readList,
  readMemory,
  saveList,
  type TalkMemory,
  worksOwner,
} from "./what-works.server";
export { loadWorksPage } from "./works-page.server";

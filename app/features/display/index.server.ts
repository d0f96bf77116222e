export { lookAttributes, notedLocale, noteLook } from "./noted-look.server";

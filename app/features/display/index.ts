export { readDisplayCookie } from "./display-cookie";
export { DisplayFields } from "./display-fields";
export { DisplayPage } from "./display-page";

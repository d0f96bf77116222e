export { type ChangeDisplay, changeDisplaySchema, displaySchema, switchSchema } from "./display.schema";
export { displayCookie, readDisplayCookie } from "./display-cookie";

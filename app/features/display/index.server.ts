export { type ChangeDisplay, changeDisplaySchema, displaySchema, switchSchema } from "./display.schema";

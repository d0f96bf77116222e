export { AccessGuard } from "./access-guard";

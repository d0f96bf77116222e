export { UsageReport } from "./usage-report";

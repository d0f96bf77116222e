export { BackgroundCard } from "./background-card";

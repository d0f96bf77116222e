import { z } from "zod";
import vendors from "./vendors.json";

const vendorSchema = z.object({
  allowsMinors: z.literal(true),
  noTraining: z.literal(true),
  zeroRetention: z.literal(true),
  /** Day the written assurance was given (safety rules P13, K21). */
  assuranceDate: z.iso.date(),
});

/**
 * Whether children's words may go to this endpoint: its host is on the list with every assurance given in
 * writing (K21). A model on the same machine is no vendor, but counts only outside production.
 */
export function isVendorAssured(baseUrl: string, isProduction: boolean): boolean {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "";
  if (!isProduction && (host === "127.0.0.1" || host === "localhost" || host === "[::1]")) return true;
  const known: Record<string, unknown> = vendors;
  return Object.hasOwn(known, host) && vendorSchema.safeParse(known[host]).success;
}

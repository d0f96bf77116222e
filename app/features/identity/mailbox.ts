/** A simple address pattern: something, an at-sign, a domain with a dot, no spaces. */
export const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Whose mailbox an address is: `jane+kid@x.org` is Jane's, and Gmail reads no dots. */
export function normalizeMailbox(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const owner = name.replace(/\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${owner.replace(/\./g, "")}@gmail.com`
    : `${owner}@${domain}`;
}

/** Whose mailbox an address is: `jane+kid@x.org` is Jane's, and Gmail reads no dots. */
export function normalizeMailbox(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const owner = name.replace(/\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${owner.replace(/\./g, "")}@gmail.com`
    : `${owner}@${domain}`;
}

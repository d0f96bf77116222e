/** What the server answers when a line sounds like its writer needs a person now. */
export type Support = {
  category: string;
  text: string;
  resources: { name: string; call?: string; text?: string; url?: string }[];
};

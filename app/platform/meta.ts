export type PageMeta = { title: string; description: string; keywords: string };

/** Title, description, keywords and social-sharing tags of a page. */
export function pageMeta({ title, description, keywords }: PageMeta) {
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Beats" },
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}

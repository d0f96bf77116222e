import { type ComponentType, lazy, useState } from "react";

/** The `<meta>` in which a page says which of several kinds it is. */
const PAGE_KIND = "beats-page-kind";

/** What makes the page say, in its head, that it is of this kind. */
export const pageKindMeta = (kind: string) => ({ name: PAGE_KIND, content: kind });

const firstPage: Promise<void>[] = [];

/**
 * The code of one of several kinds of page at the same address, in a file of its own. Needs a Suspense around it.
 * The first page's is fetched at once, and `firstPageCode` waits for it: React throws a page away that changes in any
 * way, as at a click on a link, while it runs but a part's code is still on its way.
 */
export function pageCode<Props extends object>(
  kind: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Later = lazy(async () => {
    const { default: Code } = await load();
    return { default: ({ given }: { given: Props }) => <Code {...given} /> };
  });
  let Loaded: ComponentType<Props> | undefined;
  const fetchNow = async () => {
    Loaded = (await load()).default;
  };
  if (isOfKind(kind)) firstPage.push(fetchNow());
  // biome-ignore lint/correctness/noComponentHookFactories: made once a page, when its module loads
  return function PageCode(props: Props) {
    const [First] = useState(() => Loaded);
    return First ? <First {...props} /> : <Later given={props} />;
  };
}

function isOfKind(kind: string): boolean {
  if (typeof document === "undefined") return false;
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_KIND}"]`)?.content === kind;
}

/** Resolves when the first page's code is there. One that cannot be loaded is asked for again when it is drawn. */
export async function firstPageCode(): Promise<void> {
  await Promise.allSettled(firstPage);
}

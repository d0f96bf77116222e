/** One page of a list; `number` counts from 1. */
export type Page<Each> = { rows: Each[]; number: number; hasNext: boolean };

/** Which part of a list to read. */
export type PageWish = { number: number; size: number };

/** Of one page's links; no list of people is longer than this many pages. */
export const LAST_PAGE = 10_000;

/** The page of a list that an address asks for (`?students=2`); the first for anything else. */
export function pageWish(params: URLSearchParams, name: string, size: number): PageWish {
  const asked = params.get(name) ?? "";
  const number = /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1;
  return { number, size };
}

/** Limit and offset of a page; one row more than it shows, to know whether another one follows. */
export const pageRange = ({ number, size }: PageWish) => ({ limit: size + 1, offset: (number - 1) * size });

/** The page made of the rows that were read for it. */
export const toPage = <Each>(rows: Each[], { number, size }: PageWish): Page<Each> => ({
  rows: rows.slice(0, size),
  number,
  hasNext: rows.length > size,
});

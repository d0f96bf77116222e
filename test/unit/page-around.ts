/** Whom the page around a part of it is for: `useRouteLoaderData` says it in every unit test (setup.ts). */
export const pageAround = { user: { id: "1", timeZone: "UTC" } };

/**
 * `Promise.all` for an object: what each name waits for, under the same name. A list of twenty results has to be
 * named twice in one order; here a line can be added without counting.
 */
export async function allKeyed<Waiting extends Record<string, unknown>>(
  waiting: Waiting,
): Promise<{ [Name in keyof Waiting]: Awaited<Waiting[Name]> }> {
  const names = Object.keys(waiting);
  const values = await Promise.all(Object.values(waiting));
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as {
    [Name in keyof Waiting]: Awaited<Waiting[Name]>;
  };
}

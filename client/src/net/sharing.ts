/** What did not change stays the same object, so that nobody draws it again. */

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** As `now`, but with the very parts of `before` that are equal. Both are JSON; the order of names counts. */
export function sharing<T>(before: unknown, now: T): T {
  if (!isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [names, old] = [Object.keys(now), Object.keys(before)];
  let isSame = names.length === old.length;
  const mixed = (Array.isArray(now) ? [] : {}) as Plain;
  names.forEach((name, at) => {
    mixed[name] = sharing(before[name], now[name]);
    isSame &&= name === old[at] && mixed[name] === before[name];
  });
  return (isSame ? before : mixed) as T;
}

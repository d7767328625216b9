/** The area to show for a new question: the one that is shown, unless something can only be clicked elsewhere. `open` says how
    much can be clicked in each, in their order. */
export function areaFor<A extends string>(shown: A, open: Record<A, number>): A {
  if (open[shown] > 0) return shown;
  const areas = Object.keys(open) as A[];
  return areas.find((area) => open[area] > 0) ?? shown;
}

const FEW = 2;

/** How many letters must be put in, taken out, changed or swapped with the next one to make one word of the other; words of other lengths are told apart without counting. */
export function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > FEW) return FEW + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1);
      let least = Math.min(
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1))
        least = Math.min(least, (twoBefore[j - 2] ?? 0) + 1);
      row.push(least);
    }
    twoBefore = before;
    before = row;
  }

  return before[b.length] ?? 0;
}

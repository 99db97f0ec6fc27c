/** What a question with marks asks for: all that apply, or so many. */
export function markInstruction(select: number | undefined): string {
  return select === undefined ? 'Choose all that apply.' : `Choose ${select}.`;
}

/** How many are marked, said after each change. */
export function markCount(marked: number, select: number | undefined): string {
  return select === undefined ? `${marked} chosen` : `${marked} of ${select} chosen`;
}

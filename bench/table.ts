/** Figures under a heading, in columns. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

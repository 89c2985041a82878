/** How many rows one insert carries: bounded by the number of parameters a statement may have. */
const rowsPerInsert = 100;

export async function insertInSteps<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await insert(rows.slice(start, start + rowsPerInsert));
  }
}

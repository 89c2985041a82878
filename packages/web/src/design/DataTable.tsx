import type { ReactNode, RefObject } from 'react';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, one below the other. */
  isNumber?: boolean;
}

interface DataTableProps<Row> {
  /** What it lists. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  body?: RefObject<HTMLTableSectionElement | null>;
}

const cellClass =
  'py-3 pr-6 align-top last:pr-0 max-md:flex max-md:items-center max-md:justify-between max-md:gap-6 max-md:p-0';

/** Rows and columns; on a narrow screen each row is a card with its columns below each other. */
export function DataTable<Row>({ label, columns, rows, keyOf, body }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  const aligned = ({ isNumber }: Column<Row>) => (isNumber ? 'md:text-right tabular-nums' : '');
  return (
    <table aria-label={label} className="w-full text-left text-[0.9375rem] max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              className={`pr-6 pb-2 text-sm font-medium text-muted last:pr-0 ${aligned(column)}`}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            tabIndex={-1}
            className="border-t max-md:grid max-md:gap-1.5 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-4"
          >
            <th scope="row" className="py-3 pr-6 align-top font-medium max-md:p-0 max-md:pb-1">
              {first?.cell(row)}
            </th>
            {others.map((column) => (
              <td key={column.header} className={`${cellClass} ${aligned(column)}`}>
                <span aria-hidden="true" className="text-muted md:hidden">
                  {column.header}
                </span>
                <span className="max-md:text-right">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

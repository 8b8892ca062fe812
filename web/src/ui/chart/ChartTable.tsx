export interface ChartRow {
  key: string;
  /** The first cell names the row. */
  cells: readonly string[];
}

export function ChartTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
}) {
  return (
    <table className="w-full border-collapse text-left text-sm tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-0 bg-sunken">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="px-3 py-2 font-normal text-ink-soft">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className="px-3 py-2">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

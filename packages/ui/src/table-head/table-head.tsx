/** The title of a column, with a class for its cell where it needs one; null leaves the column out. */
type Column = string | { readonly title: string; readonly className: string | undefined } | null;

/** The head of a table: a row of column titles, each said once. */
export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          if (column === null) return null;
          const { title, className } = typeof column === 'string' ? { title: column, className: undefined } : column;
          return (
            <th key={title} scope="col" className={className}>
              {title}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

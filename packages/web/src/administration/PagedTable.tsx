import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../design/Button.tsx';
import { type Column, DataTable } from '../design/DataTable.tsx';
import { useShowMore } from '../lobby/use-show-more.ts';
import { words } from '../words/words.ts';
import { Answered } from './Answered.tsx';

interface PagedTableProps<Row> {
  label: string;
  lookingUp: string;
  query: UseInfiniteQueryResult<InfiniteData<Row[]>>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** What is said where there is nothing. */
  empty: string;
}

/** A list of the service, page after page. */
export function PagedTable<Row>({ label, lookingUp, query, columns, keyOf, empty }: PagedTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = query.data?.pages.flat() ?? [];
  const { showMore, grown } = useShowMore(query, rows.length, body);
  return (
    <Answered query={query} lookingUp={lookingUp}>
      {() => (
        <>
          {rows.length > 0 ? (
            <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} body={body} />
          ) : (
            <p className="text-muted">{empty}</p>
          )}
          {query.hasNextPage ? (
            <div>
              <Button onClick={showMore} waiting={query.isFetchingNextPage}>
                {query.isFetchingNextPage
                  ? words.administration.lookingForMore
                  : words.administration.showMore}
              </Button>
            </div>
          ) : null}
          <p role="status" className="sr-only">
            {grown ? words.administration.linesShown(rows.length) : ''}
          </p>
        </>
      )}
    </Answered>
  );
}

import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sql } from '#db/drizzle.ts';

/**
 * Whether a column has one of many values. They go as one array: as parameters of their own they are parsed and planned
 * one by one, and a statement takes 65,535 at most.
 */
export const isAnyOf = (column: PgColumn, values: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

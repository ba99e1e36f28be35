import { createRequire } from 'node:module';
import type * as Core from 'drizzle-orm';
import type * as Migrator from 'drizzle-orm/migrator';
import type * as PostgresDriver from 'drizzle-orm/node-postgres';
import type * as PgCore from 'drizzle-orm/pg-core';
import type * as PgliteDriver from 'drizzle-orm/pglite';

/**
 * All of drizzle that the server uses, loaded as CommonJS. For each ES module of a package Node reads its package.json
 * again: 200 modules times 180 kB take 1.5 seconds, three quarters of a start. `require` takes a tenth of that.
 */
const require = createRequire(import.meta.url);

const core: typeof Core = require('drizzle-orm');
export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  notInArray,
  or,
  sql,
} = core;

const pgCore: typeof PgCore = require('drizzle-orm/pg-core');
export const {
  alias,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  PgDialect,
  PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} = pgCore;

const migrator: typeof Migrator = require('drizzle-orm/migrator');
export const { readMigrationFiles } = migrator;

const pgliteDriver: typeof PgliteDriver = require('drizzle-orm/pglite');
export const onPglite = pgliteDriver.drizzle;

const postgresDriver: typeof PostgresDriver = require('drizzle-orm/node-postgres');
export const onPostgres = postgresDriver.drizzle;

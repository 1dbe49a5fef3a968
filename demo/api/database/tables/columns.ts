import type { ColumnType } from 'kysely'

/** Times that decide something come from the application's clock, never from the database. */
export type Instant = ColumnType<Date, Date, Date>
export type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** Read as a value, written as JSON text: a bare array would become a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

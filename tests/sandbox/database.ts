import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'

/** The values that a statement may take; `undefined` is stored as NULL, a flag as 0 or 1. */
export type Value = string | number | boolean | undefined

/** The values of a statement: those of its question marks in their order, or those of its names, such as `:member`. */
type Values = readonly Value[] | readonly [Readonly<Record<string, Value>>]

/** The one way to the data of a world: rows are read by schemas, never taken on trust. */
export interface Database {
  /** The first row, or undefined. */
  one<S extends v.GenericSchema>(schema: S, sql: string, ...values: Values): v.InferOutput<S> | undefined
  all<S extends v.GenericSchema>(schema: S, sql: string, ...values: Values): v.InferOutput<S>[]
  /** Inserts a row, column by column, and gives its id as the contract writes ids. */
  insert(table: string, row: Readonly<Record<string, Value>>): string
  run(sql: string, ...values: Values): void
  /** Runs a statement and gives how many rows it changed. */
  change(sql: string, ...values: Values): number
  /** All of the work, or none of it. */
  atomically<T>(work: () => T): T
  close(): void
}

const tables = readFileSync(join(import.meta.dirname, 'tables.sql'), 'utf8')

const stored = (value: Value) =>
  value === undefined ? null : typeof value === 'boolean' ? Number(value) : value

const bound = (values: Values) =>
  values.map((value) =>
    typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one)]))
      : stored(value),
  ) as SQLInputValue[]

/** Opens the database of a world, in memory: everything is forgotten when it is closed. */
export function openDatabase(): Database {
  const db = new DatabaseSync(':memory:')
  db.exec(`pragma foreign_keys = on; ${tables}`)
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? db.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return {
    one: (schema, sql, ...values) => {
      const row = prepared(sql).get(...bound(values))
      return row === undefined ? undefined : v.parse(schema, row)
    },
    all: (schema, sql, ...values) =>
      prepared(sql)
        .all(...bound(values))
        .map((row) => v.parse(schema, row)),
    insert: (table, row) => {
      const columns = Object.keys(row)
      const sql = `insert into ${table} (${columns}) values (${columns.map(() => '?')})`
      return String(prepared(sql).run(...Object.values(row).map(stored)).lastInsertRowid)
    },
    run: (sql, ...values) => void prepared(sql).run(...bound(values)),
    change: (sql, ...values) => Number(prepared(sql).run(...bound(values)).changes),
    atomically: (work) => {
      db.exec('begin')
      try {
        const done = work()
        db.exec('commit')
        return done
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    close: () => db.close(),
  }
}

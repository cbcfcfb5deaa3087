import { DatabaseSync, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'
import { tables } from './tables.ts'

/** What may stand in a statement; `undefined` is stored as NULL, a flag as 0 or 1. */
export type Value = string | number | boolean | undefined

/** The one way to the data of a world: rows are read by schemas, never taken on trust. */
export interface Database {
  /** The first row, or undefined. */
  one<S extends v.GenericSchema>(schema: S, sql: string, ...values: Value[]): v.InferOutput<S> | undefined
  all<S extends v.GenericSchema>(schema: S, sql: string, ...values: Value[]): v.InferOutput<S>[]
  /** Runs a statement and gives the id of the row that it inserted last. */
  run(sql: string, ...values: Value[]): number
  /** Runs a statement and gives how many rows it changed. */
  change(sql: string, ...values: Value[]): number
  /** All of the work, or none of it. */
  atomically(work: () => void): void
  close(): void
}

const stored = (value: Value) =>
  value === undefined ? null : typeof value === 'boolean' ? Number(value) : value

/** Opens the database of a world; `:memory:` forgets everything when it is closed. */
export function openDatabase(file: string): Database {
  const db = new DatabaseSync(file)
  db.exec('pragma foreign_keys = on; pragma journal_mode = wal; pragma synchronous = off')
  db.exec(tables)
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? db.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return {
    one: (schema, sql, ...values) => {
      const row = prepared(sql).get(...values.map(stored))
      return row === undefined ? undefined : v.parse(schema, row)
    },
    all: (schema, sql, ...values) =>
      prepared(sql)
        .all(...values.map(stored))
        .map((row) => v.parse(schema, row)),
    run: (sql, ...values) => Number(prepared(sql).run(...values.map(stored)).lastInsertRowid),
    change: (sql, ...values) => Number(prepared(sql).run(...values.map(stored)).changes),
    atomically: (work) => {
      db.exec('begin')
      try {
        work()
        db.exec('commit')
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    close: () => db.close(),
  }
}

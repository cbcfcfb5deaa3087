import { DatabaseSync, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'
import { tables, tablesVersion } from './tables.ts'

/** The values that a statement may take; `undefined` is stored as NULL, a flag as 0 or 1. */
export type Value = string | number | boolean | undefined

/** The one way to the data of a world: rows are read by schemas, never taken on trust. */
export interface Database {
  /** The first row, or undefined. */
  one<S extends v.GenericSchema>(schema: S, sql: string, ...values: Value[]): v.InferOutput<S> | undefined
  all<S extends v.GenericSchema>(schema: S, sql: string, ...values: Value[]): v.InferOutput<S>[]
  /** Inserts a row, column by column, and gives its id as the contract writes ids. */
  insert(table: string, row: Readonly<Record<string, Value>>): string
  run(sql: string, ...values: Value[]): void
  /** Runs a statement and gives how many rows it changed. */
  change(sql: string, ...values: Value[]): number
  /** All of the work, or none of it. */
  atomically<T>(work: () => T): T
  close(): void
}

const stored = (value: Value) =>
  value === undefined ? null : typeof value === 'boolean' ? Number(value) : value

const version = v.object({ user_version: v.number() })
const amount = v.object({ n: v.number() })

/** Opens a file and makes its tables where it has none. Fails with a sentence that names the file. */
function open(file: string): DatabaseSync {
  try {
    const db = new DatabaseSync(file)
    db.exec('pragma foreign_keys = on; pragma journal_mode = wal; pragma synchronous = off')
    const isNew = v.parse(amount, db.prepare('select count(*) as n from sqlite_master').get()).n === 0
    const { user_version } = v.parse(version, db.prepare('pragma user_version').get())
    if (!isNew && user_version !== tablesVersion) throw new Error('it was written by another version')
    db.exec(`${tables}; pragma user_version = ${tablesVersion}`)
    return db
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be the platform's database: ${reason}. Choose another file with --db.`)
  }
}

/** Opens the database of a world; `:memory:` forgets everything when it is closed. */
export function openDatabase(file: string): Database {
  const db = open(file)
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
    insert: (table, row) => {
      const columns = Object.keys(row)
      const sql = `insert into ${table} (${columns}) values (${columns.map(() => '?')})`
      return String(prepared(sql).run(...Object.values(row).map(stored)).lastInsertRowid)
    },
    run: (sql, ...values) => void prepared(sql).run(...values.map(stored)),
    change: (sql, ...values) => Number(prepared(sql).run(...values.map(stored)).changes),
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

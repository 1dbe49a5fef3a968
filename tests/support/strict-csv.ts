import Papa from 'papaparse'
import { expect } from 'vitest'

/** RFC 4180, section 2, read by hand: fields are bare or quoted, records end with CRLF, and nothing else is a record. */
function strictRecords(text: string): string[][] {
  const records: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  while (field.lastIndex < text.length) {
    const found = field.exec(text)
    if (!found) throw new Error('this is not RFC 4180')
    const [, quoted, bare, end] = found
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === '\r\n') records.push([])
  }
  return records.slice(0, -1)
}

/** The records of a file with a byte order mark, as a reader by the letter and the package agree on them. */
export function readStrictCsv(text: string): string[][] {
  expect(text.codePointAt(0), 'a byte order mark').toBe(0xfeff)
  const bare = text.slice(1)
  const { data, errors } = Papa.parse<string[]>(bare, { skipEmptyLines: true, delimiter: ',' })
  expect(errors).toEqual([])
  expect(strictRecords(bare)).toEqual(data)
  return data
}

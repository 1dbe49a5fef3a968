import type { LostPicture } from '../../domain/exchange/office-note.ts'

type Kind = { type: string } | { lost: LostPicture }

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** What files begin with; `at` is where, if not at the very first byte. */
const BEGINNINGS: readonly [begins: string, kind: Kind, at?: number][] = [
  ['\x89PNG', { type: 'image/png' }],
  ['\xff\xd8\xff', { type: 'image/jpeg' }],
  ['GIF8', { type: 'image/gif' }],
  ['WEBP', { type: 'image/webp' }, 8],
  ['ftypavi', { type: 'image/avif' }, 4],
  [' EMF', { lost: 'emf' }, 40],
  ['\xd7\xcd\xc6\x9a', { lost: 'wmf' }],
  ['\x01\x00\x09\x00', { lost: 'wmf' }],
  ['II*\0', { lost: 'tiff' }],
  ['MM\0*', { lost: 'tiff' }],
  ['BM', { lost: 'bmp' }],
  ['<svg', { lost: 'svg' }],
  ['<?xml', { lost: 'svg' }],
]

/** By what the bytes begin with, whatever the file is called. */
export const pictureKind = (bytes: Uint8Array): Kind =>
  BEGINNINGS.find(([begins, , at = 0]) => ascii(bytes, at, begins.length) === begins)?.[1] ?? {
    lost: 'other',
  }

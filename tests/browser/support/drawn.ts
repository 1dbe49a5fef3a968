import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { INTER, NOTO_ARABIC } from './font-files.ts'

/*
 * Pictures of a page that can be told from those of another day: fonts from packages instead of the machine's, nothing moves, and
 * half the size, which keeps the files small.
 */

export const HALF_SIZE = 0.5

/** By family. Code is in the first font that its list names. */
const FILES = { Inter: INTER, 'Noto Sans Arabic': NOTO_ARABIC, 'SF Mono': INTER }

/** Every text of the page is drawn in these fonts from now on. */
export async function bringFonts(page: Page): Promise<void> {
  for (const [family, file] of Object.entries(FILES))
    await page.evaluate(
      async ([name, bytes]) => {
        const source = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
        document.fonts.add(await new FontFace(name, source, { weight: '100 900' }).load())
      },
      [family, await readFile(file, 'base64')] as const,
    )
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--quiz-font', 'Inter, "Noto Sans Arabic"'),
  )
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A window that has just changed its size may have no picture yet. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const draw = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
  return draw().catch(draw)
}

/** Boxes are in CSS pixels. */
const cut = (picture: Buffer, { x, y, width, height }: Box) =>
  sharp(picture)
    .extract({
      left: Math.floor(x * HALF_SIZE),
      top: Math.floor(y * HALF_SIZE),
      width: Math.floor(width * HALF_SIZE),
      height: Math.floor(height * HALF_SIZE),
    })
    .removeAlpha()

/** The parts of the window, by name. */
export async function cutUp(page: Page, boxes: ReadonlyMap<string, Box>): Promise<Map<string, Sharp>> {
  const picture = await shoot(page)
  return new Map([...boxes].map(([name, box]) => [name, cut(picture, box)]))
}

/** Steps of 255 that each of red, green and blue may be apart: processors round differently. */
const CHANNEL_TOLERANCE = 4
/** How many pixels may be further apart. */
const PIXEL_TOLERANCE = 2

function countDifferent(one: Buffer, other: Buffer): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const apart = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))
    if (Math.max(apart(0), apart(1), apart(2)) > CHANNEL_TOLERANCE) count++
  }
  return count
}

const rawOf = (picture: Sharp) => picture.clone().raw().toBuffer({ resolveWithObject: true })

/** What is different from the picture in the file; undefined if nothing is. */
export async function difference(picture: Sharp, file: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'is new'
  const [now, before] = await Promise.all([rawOf(picture), rawOf(sharp(file).removeAlpha())])
  const sizeOf = ({ info }: typeof now) => `${info.width} × ${info.height}`
  if (sizeOf(now) !== sizeOf(before)) return `is ${sizeOf(now)} pixels instead of ${sizeOf(before)}`
  const count = countDifferent(now.data, before.data)
  return count > PIXEL_TOLERANCE ? `differs in ${count} pixels` : undefined
}

export async function store(picture: Sharp, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await picture.clone().webp({ lossless: true, effort: 6 }).toBuffer())
}

/** How a browser on a machine draws: its version, and the hash of a picture that has nothing of the product. */
export interface Drawing {
  browser: string
  probe: string
}

const PROBE = `<p style="font: 16px Inter; margin: 20px; border: 1px solid #888; border-radius: 9px; box-shadow: 0 2px 9px #0003">
  Hamburgefonstiv <b>0123456789</b> <i style="color: oklch(0.5 0.2 280)">mirrors</i></p>`

export async function probe(page: Page): Promise<Drawing> {
  await page.goto('about:blank')
  await page.setViewportSize({ width: 480, height: 160 })
  await page.setContent(PROBE)
  await bringFonts(page)
  const { data } = await rawOf(sharp(await shoot(page)))
  const browser = page.context().browser()?.version() ?? ''
  return { browser, probe: createHash('sha256').update(data).digest('hex').slice(0, 16) }
}

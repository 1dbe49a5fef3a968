import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Puts itself where the package looks for it, so that no worker is started.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { placedPictures } from './pictures.ts'
import { combined, matrixOf, type PageMatrix, type PdfPage, type PlacedText } from './placed.ts'

/* The only file that knows the package. Nothing is fetched: no fonts, no tables of Asian encodings. */

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Content = Awaited<ReturnType<Page['getTextContent']>>
type Item = Extract<Content['items'][number], { str: string }>

/** Larger ones are scanned pages with a text behind them. In pixels. */
const MAX_PICTURE = 16_000_000

/** More texts on a page are made by nobody. */
const MAX_TEXTS = 50_000

export interface OpenPdf {
  pages: number
  /** By a number from 1. */
  page: (number: number) => Promise<PdfPage>
  close: () => Promise<void>
}

const BOLD = /bold|black|heavy/i
const isUpright = ([along, rise]: PageMatrix) => along > 0 && Math.abs(rise) < along / 20

function fontNameOf(page: Page, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined
  const name = typeof font === 'object' && font !== null && 'name' in font ? font.name : ''
  // Parts of fonts have a tag in front.
  return typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : ''
}

function placed(item: Item, view: PageMatrix, font: string): PlacedText[] {
  const at = combined(view, matrixOf(item.transform))
  if (!isUpright(at)) return []
  return [
    {
      text: item.str,
      x: at[4],
      y: at[5],
      width: item.width,
      size: Math.hypot(at[2], at[3]),
      isBold: BOLD.test(font),
      font,
      isRtl: item.dir === 'rtl',
    },
  ]
}

async function readPage(page: Page): Promise<PdfPage> {
  const { width, transform } = page.getViewport({ scale: 1 })
  const view = matrixOf(transform)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : [])).slice(0, MAX_TEXTS)
  if (texts.length === 0) return { width, texts: [], pictures: [] }
  // Only with its operations does a page know the names of its fonts.
  const operations = await page.getOperatorList()
  const ids = [...new Set(texts.map(({ fontName }) => fontName))]
  const fonts = new Map(ids.map((id) => [id, fontNameOf(page, id)]))
  return {
    width,
    texts: texts.flatMap((item) => placed(item, view, fonts.get(item.fontName) ?? '')),
    pictures: placedPictures(operations, OPS, view),
  }
}

/** Opens an untrusted PDF. Throws the package's errors, which are known by their names. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: MAX_PICTURE,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  })
  const file = await task.promise
  return {
    pages: file.numPages,
    page: async (number) => {
      const page = await file.getPage(number)
      const read = await readPage(page)
      page.cleanup()
      return read
    },
    close: () => task.destroy(),
  }
}

import {
  type EmbeddedPicture,
  embeddedUrl,
  type SourceText,
} from '../../../domain/exchange/found-question.ts'
import type { ImportRefusal } from '../../../domain/exchange/import-problem.ts'
import { Archive, DamagedArchive, partName, TooLargeUnpacked } from '../../markup/archive.ts'
import { bytesFile, isPicture } from '../../questions/embedded-pictures.ts'
import { decodeFile } from '../../questions/source-text.ts'

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

const SOURCE = /\.(xml|qti|dat)$/i
const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i
const IS_QTI = /<(?:[a-z]\w*:)?(?:questestinterop|assessmentItem|qti-assessment-item)(?=[\s>])/i

/** An address of a picture; in QTI 1.2 the HTML around it is escaped. Its length is bounded, so that the search stays linear. */
const ADDRESS = /\b(src|uri|data)\s*=\s*("|'|&quot;|&#34;|&apos;|&#39;)([^"'<>&]{1,500})/g

/** The names of the file folder in Canvas and Common Cartridges. */
const BASE = /^(\$|%24)(IMS-CC-FILEBASE|CANVAS_COURSE_REFERENCE)(\$|%24)\//i

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

/** Paths at which a picture named in a file may be. */
function placesOf(address: string, folder: string): string[] {
  const path = decoded(address.replace(BASE, '').replace(/[?#].*$/, ''))
  return [`${folder}/${path}`, path, `web_resources/${path}`].map((place) => partName(place).toLowerCase())
}

interface Package {
  files: Files
  pictures: EmbeddedPicture[]
  /** Where a picture of the list comes from. */
  taken: Map<string, string>
}

function takePicture({ files, pictures, taken }: Package, path: string): string | undefined {
  const known = taken.get(path)
  if (known) return known
  const bytes = files.get(path)
  const file = bytes && bytesFile(path.split('/').at(-1) ?? path, bytes)
  if (!file?.type || !isPicture(file)) return undefined
  const url = embeddedUrl(pictures.push({ name: file.name, type: file.type, bytes: file.read() }) - 1)
  taken.set(path, url)
  return url
}

const withPictures = (text: string, folder: string, opened: Package) =>
  text.replaceAll(ADDRESS, (whole, name: string, quote: string, address: string) => {
    const path = placesOf(address, folder).find((place) => opened.files.has(place))
    const url = path === undefined ? undefined : takePicture(opened, path)
    return url ? `${name}=${quote}${url}` : whole
  })

/** In the order of the archive, which is that of writing. */
function textOf(opened: Package): string {
  const texts: string[] = []
  for (const [path, bytes] of opened.files) {
    if (!SOURCE.test(path)) continue
    const { text } = decodeFile(bytes)
    const folder = path.split('/').slice(0, -1).join('/')
    if (IS_QTI.test(text)) texts.push(withPictures(text.trim(), folder, opened))
  }
  return texts.join('\n')
}

const isOfInterest = (path: string) => SOURCE.test(path) || PICTURE.test(path)

function open(bytes: Uint8Array): Files | ImportRefusal {
  try {
    return new Archive(bytes).readAll(isOfInterest)
  } catch (error) {
    if (error instanceof DamagedArchive) return { code: 'file-damaged' }
    if (error instanceof TooLargeUnpacked)
      return { code: 'unpacks-too-large', limitMb: TooLargeUnpacked.limitMb }
    throw error
  }
}

/** The items of a package as one text that `readQti` reads, with the pictures that they show. */
export function readQtiPackage(bytes: Uint8Array): SourceText | ImportRefusal {
  const files = open(bytes)
  if ('code' in files) return files
  const pictures: EmbeddedPicture[] = []
  const text = textOf({ files, pictures, taken: new Map() })
  return text ? { text, pictures, notes: [] } : { code: 'no-questions', format: 'qti' }
}

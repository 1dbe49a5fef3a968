import { pictureProblem } from '../../../src/domain/quizzes/upload.ts'
import { notFound, Refusal } from '../school/refusal.ts'
import { type Ask, admin, anyone, type Calls } from './router.ts'

const UNREADABLE = { code: 'image_unreadable' } as const

/** Keeps the picture as it came: a real API has to re-encode it. */
async function upload({ school, request }: Ask) {
  const picture = (await request.formData().catch(() => undefined))?.get('image')
  if (!(picture instanceof Blob)) throw new Refusal(400, 'The field image is missing', UNREADABLE)
  const problem = pictureProblem(picture)
  if (problem?.code === 'too-large')
    throw new Refusal(413, `image: must be at most ${problem.limitMb} MB`, {
      code: 'too_large',
      parameters: { field: 'image', megabytes: problem.limitMb },
    })
  if (problem) throw new Refusal(415, 'This is no picture of a known type', { code: 'image_type' })
  const id = school.nextId('picture')
  school.pictures.set(id, picture)
  return { url: new URL(id, request.url).href }
}

/** Asks nobody: the mock answers with a picture of its own, whatever was asked for. */
const PROXIED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#ccd"/></svg>',
)}`

/** A name with a dot: neither this machine nor an address, which may lie in a server's own network. */
function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return /^https?:$/.test(protocol) && /\.[a-z][a-z\d-]*$/.test(hostname)
}

export const pictureCalls: Calls = {
  'POST /upload/image': admin(upload),
  'GET /upload/:id': anyone(({ school }, id = '') => {
    const picture = school.pictures.get(id)
    if (!picture) throw notFound('Picture not found')
    return new Response(picture, { headers: { 'content-type': picture.type } })
  }),
  'GET /quiz/proxy-image': anyone(({ query }) => {
    if (!isPublicAddress(query.get('url') ?? '')) throw new Refusal(400, 'url: must be a public http address')
    return { success: true, dataUrl: PROXIED }
  }),
}

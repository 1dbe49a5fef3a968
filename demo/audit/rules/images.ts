import { breach, isOk } from '../reply.ts'
import type { Rule } from '../rule.ts'

/** Addresses inside the server's own network, spelled in the ways that filters overlook. */
const PRIVATE = [
  'http://127.0.0.1/',
  'http://localhost:80/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'file:///etc/passwd',
]

export const IMAGE_RULES: readonly Rule[] = [
  {
    id: 'images.private-addresses',
    level: 'MUST',
    says: 'The image proxy fetches nothing from the server’s own network.',
    breaks: 'anybody can read what only the server can reach',
    as: ['learner'],
    async *check({ learner }) {
      for (const url of PRIVATE) {
        const reply = await learner.read('/quiz/proxy-image', { url })
        if (isOk(reply)) yield breach(reply, '400 or 403')
        else if (reply.status >= 500 && reply.status !== 502 && reply.status !== 504)
          yield breach(reply, '400 or 403')
      }
    },
  },
  {
    id: 'images.upload-rights',
    level: 'MUST',
    says: 'POST /upload/image is refused to visitors and learners.',
    breaks: 'anybody can fill the disk, and publish pictures under the site’s name',
    as: ['learner'],
    async *check({ learner }, { callers: { visitor } }) {
      for (const caller of [visitor, learner]) {
        const form = new FormData()
        form.set(
          'image',
          new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
          'a.svg',
        )
        const reply = await caller.call('POST', '/upload/image', { form })
        if (reply.status !== 401 && reply.status !== 403) yield breach(reply, '401 or 403')
      }
    },
  },
]

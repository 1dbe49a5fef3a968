import * as v from 'valibot'
import { call } from '../client.ts'

const UploadAnswer = v.object({ url: v.string() })
const ProxyAnswer = v.object({
  success: v.literal(true),
  dataUrl: v.pipe(v.string(), v.startsWith('data:image/')),
})

/** Uploads one picture as form field `image`; returns its URL. */
export function uploadImage(file: Blob) {
  const form = new FormData()
  form.set('image', file)
  return call(UploadAnswer, '/upload/image', { method: 'POST', form })
}

/** Fetches a picture through the image proxy, as a data URL. */
export const proxyImage = (url: string) => call(ProxyAnswer, '/quiz/proxy-image', { query: { url } })

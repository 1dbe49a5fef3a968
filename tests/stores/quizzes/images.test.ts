// SPEC 5 Validation
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { type Fault, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const { proxy } = openSchool(at('10:00:00'))
const PROXY_IMAGE = /GET \/api\/quiz\/proxy-image\?/
const LENS = 'https://pictures.school.example/lens.png'
const DATA_URL = 'data:image/png;base64,AAAA'
const picture = instead(answers(200, { success: true, dataUrl: DATA_URL }))

async function openGallery({ stagingHost = '', plan = [] as Fault[] } = {}) {
  const page = await openPage(proxy())
  page.settings.$settings.setKey('imageProxyHosts', [
    'Pictures.School.Example:443',
    'cdn.example:8443',
    '[broken',
  ])
  page.settings.$settings.setKey('stagingHost', stagingHost)
  proxy().plan(PROXY_IMAGE, ...plan)
  return page.images
}

test('a picture from a listed host is fetched through the proxy once, for everything that shows it', async () => {
  const { imageSource } = await openGallery({ plan: [picture] })
  const shown = [imageSource(LENS), imageSource(LENS)]
  expect(shown.map(($source) => $source.get())).toEqual([{ state: 'loading' }, { state: 'loading' }])
  await vi.waitFor(() => expect(shown[1]?.get()).toEqual({ state: 'ready', src: DATA_URL }))
  expect([...shown, imageSource(LENS)].map(($source) => $source.get())).toEqual(
    Array.from({ length: 3 }, () => ({ state: 'ready', src: DATA_URL })),
  )
  expect(proxy().calls(PROXY_IMAGE).map(decodeURIComponent)).toEqual([
    `GET /api/quiz/proxy-image?url=${LENS}`,
  ])
})

test.each([
  'https://elsewhere.example/lens.png',
  'https://pictures.school.example.evil.example/lens.png',
  'https://pictures.school.example:444/lens.png',
  '/pictures/lens.png',
  'data:image/png;base64,AAAA',
  'https://[broken',
])('the picture %s is loaded directly', async (url) => {
  const { imageSource } = await openGallery()
  expect(imageSource(url).get()).toEqual({ state: 'ready', src: url })
  expect(proxy().calls(PROXY_IMAGE)).toEqual([])
})

test('a listed host with a port matches only that port', async () => {
  const { imageSource } = await openGallery({ plan: [picture] })
  const $source = imageSource('https://cdn.example:8443/lens.png')
  await vi.waitFor(() => expect($source.get().state).toBe('ready'))
  expect(proxy().calls(PROXY_IMAGE)).toHaveLength(1)
})

test('every picture is loaded directly on the staging host', async () => {
  const { imageSource } = await openGallery({ stagingHost: 'school.example' })
  expect(imageSource(LENS).get()).toEqual({ state: 'ready', src: LENS })
})

test.each([
  ['is refused', instead(answers(403, { message: 'Permission denied' }))],
  ['is lost', instead(resets)],
  ['is not a picture', instead(answers(200, { success: true, dataUrl: 'data:text/html,x' }))],
])('a picture that %s has failed, and is requested again when it is shown next', async (_, fault) => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const { imageSource } = await openGallery({ plan: [fault, picture] })
  const $first = imageSource(LENS)
  await vi.waitFor(() => expect($first.get()).toEqual({ state: 'failed' }))
  const $second = imageSource(LENS)
  await vi.waitFor(() => expect($second.get()).toEqual({ state: 'ready', src: DATA_URL }))
  expect(unhandled).not.toHaveBeenCalled()
})

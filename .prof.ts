import { join } from 'node:path'
import { answer } from './tests/bench/client/answers/answers.ts'
import { launch, SLOW } from './tests/bench/client/browser.ts'
import { buildProbe, buildOurs, CACHE } from './tests/bench/client/builds.ts'
import { makeCertificate } from './tests/bench/client/certificate.ts'
import { startServer } from './tests/bench/client/server.ts'
const [, , dist = '', route = '/book-slot', wish = '{"selector":".slot-row button"}'] = process.argv
const built = [await buildOurs({ name: 'p', folder: dist })]
const certificate = await makeCertificate(join(CACHE, 'certificate'))
const server = await startServer(certificate, built, answer)
const browser = await launch(certificate.fingerprint, await buildProbe())
const self = new Map<string, number>(), total = new Map<string, number>()
const N = 3
for (let n = 0; n < N; n++) {
  const context = await browser.newContext()
  const v = await browser.visit(context, server.url + (route.startsWith('/admin') ? '/p/admin.html#' : '/p/#') + route, SLOW, wish === 'question' ? 'question' : JSON.parse(wish), async (cdp) => { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 }); await cdp.send('Profiler.start') })
  const { at } = await v.page.evaluate(() => window.bench.expected())
  const { profile } = await v.cdp.send('Profiler.stop') as any
  const byId = new Map<number, any>(profile.nodes.map((x: any) => [x.id, x])); const parent = new Map<number, number>()
  for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id)
  profile.samples.forEach((id: number, i: number) => {
    const dt = profile.timeDeltas[i] / 1000 / N; const seen = new Set<string>()
    for (let k: number | undefined = id; k !== undefined; k = parent.get(k)) { const f = byId.get(k).callFrame; const key = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}`
      if (k === id) self.set(key, (self.get(key) ?? 0) + dt)
      if (!seen.has(key)) { seen.add(key); total.set(key, (total.get(key) ?? 0) + dt) } }
  })
  console.log('at', Math.round(at)); await context.close()
}
for (const [label, m, n] of [['self', self, 35], ['total', total, 90]] as const) { console.log(label); for (const [k, t] of [...m].sort((a, b) => b[1] - a[1]).slice(0, n)) console.log(t.toFixed(1).padStart(8), k) }
await browser.close(); server.close(); process.exit()

import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Certificate {
  key: Buffer
  cert: Buffer
  /** The public key's SHA-256 in base64. A browser that is told to trust it caches; one that ignores errors does not. */
  fingerprint: string
}

/** For a server that lives for one run. Needs the `openssl` command. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  await mkdir(folder, { recursive: true })
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  await promisify(execFile)('openssl', [...request, ...curve, '-keyout', keyFile, '-out', certFile])
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)])
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') }
}

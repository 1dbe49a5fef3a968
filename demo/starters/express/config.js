import { mkdirSync } from 'node:fs'

/* Every setting; README.md explains them. */

const { env } = process
const listOf = (text = '') => text.split(/\s+/).filter(Boolean)

export const isProduction = env.NODE_ENV === 'production'
export const port = env.PORT ?? '8000'
/** Outside production there are sample people for everybody, so only this machine gets in. */
export const host = env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1')
export const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`
export const databaseUrl = env.DATABASE_URL
export const imageProxyHosts = listOf(env.IMAGE_PROXY_HOSTS)

/** The sites with the elements, and this one. */
export const allowedOrigins = [
  publicUrl,
  ...listOf(env.ALLOWED_ORIGINS ?? (isProduction ? '' : 'http://localhost:3000')),
].map((address) => new URL(address).origin)

export const dataFolder = env.DATA_DIR ?? 'data'
mkdirSync(`${dataFolder}/images`, { recursive: true })

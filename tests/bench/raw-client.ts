import { connect, type Socket } from 'node:net'

/** A request of one learner. */
export interface RawCall {
  method: string
  path: string
  token: string
  body?: object | undefined
}

const HEAD_END = '\r\n\r\n'

/** Whether an answer is there in full: by its length, or by its last chunk. */
function isWhole(text: string): boolean {
  const head = text.indexOf(HEAD_END)
  if (head < 0) return false
  const length = /^content-length: (\d+)\r$/im.exec(text.slice(0, head + 2))?.[1]
  if (length === undefined) return text.endsWith('0\r\n\r\n')
  return Buffer.byteLength(text) >= head + HEAD_END.length + Number(length)
}

/**
 * A connection that is kept, with one call at a time. `fetch` costs the caller as much as the call costs the server, and hides
 * connections that are reset behind calls of its own.
 */
export class RawClient {
  #socket: Socket | undefined
  #text = ''
  #settle: ((status: number) => void) | undefined
  readonly #port: number

  constructor(url: string) {
    this.#port = Number(new URL(url).port)
  }

  /** The status; 0 where the connection was reset or refused. */
  call({ method, path, token, body }: RawCall): Promise<number> {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const type = body === undefined ? '' : 'Content-Type: application/json\r\n'
    const head = `${method} /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${type}`
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#text = ''
      this.#open().write(`${head}Content-Length: ${Buffer.byteLength(payload)}${HEAD_END}${payload}`)
    })
  }

  close(): void {
    this.#socket?.destroy()
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket
    const socket = connect(this.#port, '127.0.0.1').setEncoding('utf8').setNoDelay(true)
    socket.on('data', (text) => {
      this.#text += text
      if (isWhole(this.#text)) this.#answer(Number(this.#text.slice(9, 12)))
    })
    socket.on('error', () => this.#answer(0))
    socket.on('close', () => this.#answer(0))
    this.#socket = socket
    return socket
  }

  #answer(status: number) {
    this.#settle?.(status)
    this.#settle = undefined
  }
}

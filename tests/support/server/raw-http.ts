import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What fetch would not send: writes the lines and gives back all that is answered until the other side hangs up. */
export async function sendRaw(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  // The server may hang up while we are still writing: that is what some of these tests are about.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  for (const part of parts) if (!socket.destroyed) socket.write(part)
  if (!socket.destroyed) await once(socket, 'close')
  return answer
}

/** Like a browser with a slow line: sends all of it, and looks at what is answered only then. */
export async function sendThenListen(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause()
  let answer = ''
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  for (const part of parts) await new Promise((done) => socket.write(part, done))
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.resume()
  if (!socket.destroyed) await once(socket, 'close')
  return answer
}

/** A request whose last line is still to come: the server knows of the connection but cannot answer yet. */
export async function beginRequest(url: string, line: string, length: number) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  await once(socket, 'connect')
  socket.write(
    `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`,
  )
  await pause(100)
  return {
    async finish(body: string) {
      socket.write(`\r\n${body}`)
      await once(socket, 'close')
      return answer
    },
  }
}

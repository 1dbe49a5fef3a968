import { once } from 'node:events'
import { connect } from 'node:net'

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

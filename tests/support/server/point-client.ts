import { configureClient } from '../../../src/api/client.ts'

/** The client's calls go to that server, as nobody's; what comes with their answers is told to nobody. */
export const pointClientAt = (url: string) =>
  configureClient({
    apiBase: `${url}/api`,
    readToken: () => undefined,
    readUserId: () => undefined,
    onServerDate: () => {},
    onFailure: () => {},
    onReached: () => {},
  })

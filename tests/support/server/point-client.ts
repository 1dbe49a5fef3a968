import { configureClient } from '../../../src/api/client.ts'

/** The client's calls go to that server, as that person's or nobody's; what comes with their answers is told to nobody. */
export const pointClientAt = (url: string, userId?: string) =>
  configureClient({
    apiBase: `${url}/api`,
    readToken: () => undefined,
    readUserId: () => userId,
    onServerDate: () => {},
    onFailure: () => {},
    onReached: () => {},
  })

/** Whether the time ended an attempt. Nobody hands in within the last second: by then the page does it by itself. */
export const isAllTime = (timeSpent: number, allowedSeconds: number) => timeSpent >= allowedSeconds - 1

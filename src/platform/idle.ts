/** Resolves once the browser has nothing more urgent to do; soon, where it cannot tell. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })

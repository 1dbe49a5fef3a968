import { useEffect, useMemo, useRef, useState } from 'react'
import type { LookMessage, PreviewMessage } from '../preview/messages.ts'

/** Tall enough for a dialog, and never taller than a window shows. */
const HEIGHTS = { least: 360, most: 660 }

/** A preview that is lower has drawn nothing yet. */
const EMPTY_PX = 100

/** Scripts and forms alone: no storage, no cookies, no way to the page around it. Vite's own scripts need the same origin. */
const SANDBOX = `allow-scripts allow-forms allow-downloads${import.meta.env.DEV ? ' allow-same-origin' : ''}`

export interface HeardEvent {
  name: string
  detail: unknown
}

interface FrameProps {
  title: string
  /** In pixels; undefined is as wide as there is room. */
  width: number | undefined
  /** How wide it may be on this page: a frame that is wider is drawn smaller. */
  room: number
  look: LookMessage
  onEvent: (event: HeardEvent) => void
}

/** A window with one element in it. */
export function PreviewFrame({ title, width, room, look, onEvent }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const [height, setHeight] = useState(HEIGHTS.least)
  // The frame tells by messages: it has another origin.
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<PreviewMessage>) => {
      if (source !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      if (data.type === 'height' && data.height > EMPTY_PX) setDrawn(true)
      if (data.type === 'height') setHeight(Math.min(Math.max(data.height, HEIGHTS.least), HEIGHTS.most))
      if (data.type === 'event') onEvent({ name: data.name, detail: data.detail })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onEvent])
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(look, '*')
  }, [isReady, look])
  const scale = width && room ? Math.min(1, room / width) : 1
  const style = useMemo(
    () => ({
      '--width': width ? `${width}px` : '100%',
      '--height': `${height}px`,
      '--scale': scale,
    }),
    [width, height, scale],
  )
  return (
    <div className="glass" style={style} aria-busy={!isDrawn}>
      <iframe ref={frame} title={title} sandbox={SANDBOX} src="./configurator-preview.html" />
    </div>
  )
}

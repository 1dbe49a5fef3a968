import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

const SHAPES = {
  alert: <path d="M10 3.2 17.5 16h-15L10 3.2ZM10 8.2v3.6M10 13.9v.1" />,
  ascending: <path d="M6 16.5V4M3 7l3-3 3 3M11.5 6H13M11.5 10.5h3M11.5 15h5" />,
  calendar: (
    <>
      <rect x="3" y="4.5" width="14" height="12.5" rx="2" />
      <path d="M3 8.5h14M7 2.8v3.2M13 2.8v3.2" />
    </>
  ),
  chart: <path d="M3.5 16.5h13M6 13V9.5M10 13V5M14 13V7.5" />,
  check: <path d="m4.5 10.5 3.7 3.7 7.3-8" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6v4l2.6 1.8" />
    </>
  ),
  cross: <path d="m5.5 5.5 9 9m0-9-9 9" />,
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path d="M13 4.5v-.2a1.3 1.3 0 0 0-1.3-1.3H5A2 2 0 0 0 3 5v6.7A1.3 1.3 0 0 0 4.3 13h.2" />
    </>
  ),
  descending: <path d="M6 3.5V16M3 13l3 3 3-3M11.5 6h5M11.5 10.5h3M11.5 15H13" />,
  down: <path d="M4.5 7.5 10 13l5.5-5.5" />,
  download: <path d="M10 3.5v9m-3.6-3.4L10 12.7l3.6-3.6M3.5 16.5h13" />,
  flag: <path d="M5.5 17V3.5M5.5 4h9.2l-2.2 3.4 2.2 3.4H5.5" />,
  google: (
    <g stroke="none">
      <path
        fill="#4285f4"
        d="M18 10.2c0-.6-.1-1.1-.2-1.6H10v3h4.5a3.9 3.9 0 0 1-1.7 2.5v2.1h2.7c1.6-1.5 2.5-3.6 2.5-6Z"
      />
      <path
        fill="#34a853"
        d="M10 18.3c2.2 0 4.1-.7 5.5-2l-2.7-2.1a5 5 0 0 1-7.5-2.6H2.5v2.2a8.3 8.3 0 0 0 7.5 4.5Z"
      />
      <path fill="#fbbc05" d="M5.3 11.6a5 5 0 0 1 0-3.2V6.2H2.5a8.3 8.3 0 0 0 0 7.6l2.8-2.2Z" />
      <path
        fill="#ea4335"
        d="M10 5c1.2 0 2.3.4 3.2 1.2l2.4-2.4A8.3 8.3 0 0 0 2.5 6.2l2.8 2.2A5 5 0 0 1 10 5Z"
      />
    </g>
  ),
  grip: <path d="M7.5 5.5v.1M12.5 5.5v.1M7.5 10v.1M12.5 10v.1M7.5 14.5v.1M12.5 14.5v.1" strokeWidth="2.4" />,
  home: <path d="m3.5 9.2 6.5-5.7 6.5 5.7v7.3h-4.6v-4.6H8.1v4.6H3.5V9.2Z" />,
  hourglass: (
    <path d="M5.5 3.5h9M5.5 16.5h9M6.5 3.5c0 4 3.5 4.5 3.5 6.5s-3.5 2.5-3.5 6.5M13.5 3.5c0 4-3.5 4.5-3.5 6.5s3.5 2.5 3.5 6.5" />
  ),
  image: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="2" />
      <circle cx="7.3" cy="8" r="1.3" />
      <path d="m3.5 14.5 4-3.6 2.6 2.2 3-3 3.6 3.4" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.2v4.3M10 6.4v.1" />
    </>
  ),
  left: <path d="m12 4.5-5.5 5.5 5.5 5.5" />,
  list: <path d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1" />,
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="7.5" rx="1.8" />
      <path d="M7 9V6.6a3 3 0 0 1 6 0V9" />
    </>
  ),
  mark: (
    <g transform="scale(0.714)">
      <circle cx="14" cy="14" r="11.5" />
      <path d="M14 2.5v23M2.5 14h23M6 6.4c4.6 4 11.4 4 16 0M6 21.6c4.6-4 11.4-4 16 0" />
    </g>
  ),
  menu: <path d="M3.5 6h13M3.5 10h13M3.5 14h13" />,
  more: <path d="M4.5 10h.1M10 10h.1M15.5 10h.1" strokeWidth="2.4" />,
  move: <path d="M3.5 10h13M13 6.5l3.5 3.5-3.5 3.5" />,
  offline: (
    <path d="M3 8.2a10 10 0 0 1 4-2.4M17 8.2a10 10 0 0 0-5.6-2.7M5.6 11a6.3 6.3 0 0 1 3-1.7M8.2 13.7a2.6 2.6 0 0 1 3.6 0M10 16.2v.1M4 3.5l12.5 13" />
  ),
  pencil: <path d="m4 16 .8-3.6L13.2 4l2.8 2.8-8.4 8.4L4 16Z" />,
  pennant: <path d="M6 16.5V3.5h9l-2 3.2 2 3.3H7.6v6.5Z" />,
  play: <path d="M6.5 4.2v11.6l9-5.8-9-5.8Z" />,
  plus: <path d="M10 4v12M4 10h12" />,
  redo: <path d="M16 7.5H8.2a4.2 4.2 0 0 0 0 8.5H11M12.6 4 16 7.5 12.6 11" />,
  refresh: <path d="M16 6.5A7 7 0 1 0 17 10M16.3 3v3.7h-3.7" />,
  right: <path d="M8 4.5 13.5 10 8 15.5" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4" />
    </>
  ),
  send: <path d="M17 3 9 11M17 3l-5 14-3-6-6-3 14-5Z" />,
  sliders: (
    <>
      <path d="M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7" />
      <circle cx="12.5" cy="6" r="2" />
      <circle cx="7.5" cy="14" r="2" />
    </>
  ),
  speech: <path d="M3.5 4.5h13v9.5H9.5L6 16.5V14H3.5V4.5ZM10 7v2.8M10 11.9v.1" />,
  strike: <path d="M5.5 15.5 10 4.5l4.5 11M3 11h14" />,
  trash: <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5.2 5.5l.8 11h8l.8-11M8.5 9v4.5M11.5 9v4.5" />,
  undo: <path d="M4 7.5h7.8a4.2 4.2 0 0 1 0 8.5H9M7.4 4 4 7.5 7.4 11" />,
  up: <path d="M4.5 12.5 10 7l5.5 5.5" />,
  upload: <path d="M10 12.5v-9M6.4 6.9 10 3.3l3.6 3.6M3.5 16.5h13" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.25" />
      <path d="M3.8 16.8c.7-3.2 3.2-4.6 6.2-4.6s5.5 1.4 6.2 4.6" />
    </>
  ),
  zoom: <path d="M11.5 4H16v4.5M16 4l-5 5M8.5 16H4v-4.5M4 16l5-5" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof SHAPES

export const ICON_NAMES = /* @__PURE__ */ Object.keys(SHAPES) as IconName[]

/** Mirrored in right-to-left pages. */
const SIDEWAYS: readonly IconName[] = ['left', 'move', 'right']

/** Decorative: hidden from assistive technology, so text must say the same. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames('icon', SIDEWAYS.includes(name) && 'sideways', className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  )
}

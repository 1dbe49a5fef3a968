import { useState } from 'react'
import { pieces } from '../../messages/en/pieces.ts'
import { classNames } from '../lib/class-names.ts'
import { Icon } from './icon.tsx'

interface PictureProps {
  src: string
  alt: string
  /** The alternative text. */
  id?: string | undefined
  className?: string | undefined
  onError?: (() => void) | undefined
}

/** On a light background in both themes, for drawings with dark lines on transparency. A new `src` is tried again. */
export function Picture({ src, alt, id, className, onError }: PictureProps) {
  const [outcome, setOutcome] = useState<{ src: string; ok: boolean }>()
  const settled = outcome?.src === src ? outcome : undefined
  if (settled && !settled.ok) return <PictureFailed alt={alt} id={id} className={className} />
  const fail = () => {
    setOutcome({ src, ok: false })
    onError?.()
  }
  return (
    <span id={id} className={classNames('picture', !settled && 'awaited', className)}>
      <img
        key={src}
        loading="lazy"
        src={src}
        alt={alt}
        decoding="async"
        // Do not disclose the page to the picture's host.
        referrerPolicy="no-referrer"
        onLoad={() => setOutcome({ src, ok: true })}
        onError={fail}
      />
    </span>
  )
}

function PictureFailed({ alt, id, className }: Pick<PictureProps, 'alt' | 'id' | 'className'>) {
  return (
    <span id={id} className={classNames('picture-failed', className)}>
      <Icon name="image" />
      <span>{pieces.imageFailed}</span>
      {alt && <span>{alt}</span>}
    </span>
  )
}

import { useEffect, useState } from 'react'
import type { EmbeddedPicture } from '../../../domain/exchange/found-question.ts'

/** A picture as a data URL, which any page's policy allows; undefined until it is created, and while not `wanted`. */
export function useDataUrl(picture: EmbeddedPicture | undefined, wanted: boolean): string | undefined {
  const [made, setMade] = useState<{ of: EmbeddedPicture; url: string }>()
  useEffect(() => {
    if (!picture || !wanted) return
    const reader = new FileReader()
    reader.onload = () => setMade({ of: picture, url: String(reader.result) })
    reader.readAsDataURL(new Blob([picture.bytes], { type: picture.type }))
    return () => reader.abort()
  }, [picture, wanted])
  return made?.of === picture ? made?.url : undefined
}

import { useState } from 'react'
import { pictures } from '../../messages/en/pictures.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { QuizPicture } from '../parts/question/quiz-picture.tsx'

interface ZoomablePictureProps {
  url: string
  alt: string
  /** The picture also labels the options, by this id. */
  id: string
}

/** A picture that enlarges on press. */
export function ZoomablePicture({ url, alt, id }: ZoomablePictureProps) {
  const [large, setLarge] = useState(false)
  return (
    <div className="zoomable">
      <QuizPicture url={url} alt={alt} id={id} />
      <IconButton
        kind="plain"
        dense
        className="zoom"
        icon="zoom"
        label={pictures.enlarge}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
      />
      <Dialog open={large} closable large title={alt} onClose={() => setLarge(false)}>
        <div className="zoomed">
          <QuizPicture url={url} alt={alt} />
        </div>
      </Dialog>
    </div>
  )
}

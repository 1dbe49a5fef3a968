const BUBBLES = [42, 66, 90, 114]

interface EmptyListProps {
  title: string
  notes: readonly string[]
}

/** Replaces a list that is empty for a reason, and says why. */
export const EmptyList = ({ title, notes }: EmptyListProps) => (
  <div className="nothing">
    <svg className="drawing" viewBox="0 0 132 60" aria-hidden="true">
      <circle className="hot" cx="18" cy="30" r="9" />
      {BUBBLES.map((x) => (
        <circle key={x} cx={x} cy="30" r="9" />
      ))}
    </svg>
    <h3 className="strong">{title}</h3>
    {notes.map((note) => (
      <p className="note number" key={note}>
        {note}
      </p>
    ))}
  </div>
)

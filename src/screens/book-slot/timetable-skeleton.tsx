const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The skeleton of a timetable. Hidden from assistive technology: RemoteView announces the loading. */
export const TimetableSkeleton = () => (
  <div className="stack near bones" aria-hidden="true">
    <span className="bone line middling" />
    <ul className="slot-list">
      {ROWS.map((row) => (
        <li className="slot-row" key={row}>
          <span className="bone round" />
          <span className="bone line long" />
          <span className="bone block" />
        </li>
      ))}
    </ul>
  </div>
)

import { useEffect, useState } from 'react'
import type { ImportMap } from '../../../embed/build/import-map.ts'
import { PIN } from '../fields.ts'
import { useLook } from './use-look.ts'

/** The hashes of the files that were built with this page; none in development, where nothing is built. */
const built: Promise<ImportMap | undefined> = fetch('./embed/importmap.json')
  .then((answer): Promise<ImportMap> | undefined => (answer.ok ? answer.json() : undefined))
  .catch(() => undefined)

export function useBuiltMap(): ImportMap | undefined {
  const [map, setMap] = useState<ImportMap>()
  useEffect(() => {
    void built.then(setMap)
  }, [])
  return map
}

/** Whether the page is to take no other code than what was built. */
export function Pin() {
  const { textOf, change } = useLook()
  const isOn = textOf(PIN) === 'on'
  return (
    <div className="stack near">
      <label className="tick-row">
        <input
          type="checkbox"
          className="tick"
          checked={isOn}
          aria-describedby="pin-note"
          onChange={({ currentTarget }) => change(PIN, currentTarget.checked ? 'on' : '')}
        />
        Pin every file with integrity
      </label>
      <p className="note" id="pin-note">
        {isOn
          ? 'For the release of this configurator at that address alone: copy it anew for any other. It stands before all other modules of the page.'
          : 'Browsers then refuse any script that is not the very one that was built.'}
      </p>
    </div>
  )
}
